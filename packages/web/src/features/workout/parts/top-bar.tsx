import { localized } from '@fonte/domain/words/localized'
import { countSlots, recordedSets } from '@fonte/domain/workout/selectors'
import { elapsedMinutes } from '@fonte/domain/workout/summary'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { muted, useSwitch } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { workoutMessages } from '../workout-messages.ts'

/** How often (ms) the elapsed minutes are renewed. */
const renewal = 5_000

/** The way out before the start, when there is nothing to end. */
export function HomeButton() {
  const words = useWords(workoutMessages)
  const navigate = useNavigate()
  return <IconButton icon="chevron-left" label={words.backHome} onClick={() => void navigate({ to: '/' })} />
}

/** Way out, name and time of the workout, sound, and the list of exercises. */
export function TopBar({ exit, onList }: { exit: ReactNode; onList: () => void }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const { state } = useGuided()
  const isMuted = useSwitch(muted)
  const time = useNow(renewal)
  const sets = words.progressText(recordedSets(state).length, countSlots(state))
  return (
    <div className="workout-head max-[62.49rem]:grid-cols-[48px_minmax(0,1fr)_auto]">
      {exit}
      <div className="workout-progress">
        <b>{localized(state.program, 'name', lang)}</b>
        <span className="secondary-text">
          {state.status !== 'ready' && `${words.minutesShort(elapsedMinutes(state, time))} · `}
          {sets}
        </span>
      </div>
      <span className="flex">
        <IconButton
          icon={isMuted ? 'sound-off' : 'sound-on'}
          label={words.mute}
          aria-pressed={isMuted}
          onClick={() => muted.turn(!isMuted)}
        />
        <IconButton icon="list" label={words.allExercises} className="min-[62.5rem]:hidden" onClick={onList} />
      </span>
    </div>
  )
}
