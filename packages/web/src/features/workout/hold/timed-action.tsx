import { heldSeconds, secondsToHold } from '@fonte/domain/workout/hold'
import type { Hold } from '@fonte/domain/workout/state'
import type { MouseEvent } from 'react'
import { now, useNow } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useGuided } from '../guided.ts'
import type { SetDraft } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { holdMessages } from './hold-messages.ts'
import { countdown, holdTime } from './hold-time.ts'

interface Props {
  hold: Hold | null
  draft: SetDraft
  onClick: (event: MouseEvent) => void
}

/** The big button of a timed set: it starts the clock, then ends the set; a time can also be typed and recorded. */
export function TimedAction({ hold, draft, onClick }: Props) {
  const words = useWords(workoutMessages)
  const own = useWords(holdMessages)
  const { act, canAct } = useGuided()
  if (hold) return <Stop hold={hold} draft={draft} />
  const start = (event: MouseEvent) => event.detail < 2 && act.change({ type: 'hold-start', at: now() + countdown })
  return (
    <div className="timed-action">
      <Button type="submit" size="l" disabled={!canAct || !draft.lift?.seconds} onClick={onClick}>
        {words.setDone}
      </Button>
      <Button variant="ember" size="xl" disabled={!canAct} onClick={start}>
        {own.start}
      </Button>
    </div>
  )
}

function Stop({ hold, draft }: { hold: Hold; draft: SetDraft }) {
  const words = useWords(workoutMessages)
  const own = useWords(holdMessages)
  const { act, canAct } = useGuided()
  useNow(200)
  const isWaiting = secondsToHold(hold, holdTime(hold)) > 0
  const { lift } = draft
  const stop = () => {
    if (lift) act.setDone({ ...lift, reps: 0, seconds: Math.max(1, heldSeconds(hold, holdTime(hold))) })
  }
  // The second tap of a double tap that began the hold falls on this button.
  const cancel = (event: MouseEvent) => event.detail < 2 && act.change({ type: 'hold-stop', at: now() })
  return isWaiting ? (
    <Button variant="ink" size="xl" disabled={!canAct} onClick={cancel}>
      {own.cancel}
    </Button>
  ) : (
    <Button variant="ember" size="xl" disabled={!canAct} onClick={stop}>
      {words.setDone}
    </Button>
  )
}
