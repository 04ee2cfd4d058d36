import { localized } from '@fonte/domain/words/localized'
import { restRemaining, secondsOver } from '@fonte/domain/workout/rest'
import { countSlots } from '@fonte/domain/workout/selectors'
import type { Resting } from '@fonte/domain/workout/state'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { useNow } from '../../platform/clock.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Figure } from '../../ui/typography.tsx'
import { restTime } from './cues/rest-time.ts'
import { clockTime } from './figures.ts'
import { useWorkoutView, workoutKeeper } from './running/device-workout.ts'
import type { RunningWorkout } from './running/workout-records.ts'
import { workoutMessages } from './workout-messages.ts'

/** On every page but the workout's own, at its lower edge: the workout under way on this device; all of it leads back. */
export function RunningBar() {
  const view = useWorkoutView()
  // Whoever sees another page has left the finish screen.
  useEffect(() => workoutKeeper.leaveFinish(), [])
  return view.status === 'running' ? <Bar workout={view.workout} /> : null
}

function Bar({ workout: { state } }: { workout: RunningWorkout }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const navigate = useNavigate()
  const id = useId()
  const { program, recorded } = state
  const resume = () => {
    workoutKeeper.acknowledge()
    void navigate({ to: '/workout/$programId', params: { programId: program.id } })
  }
  const progress = words.progressText(recorded.length, countSlots(state))
  return (
    <aside className="running-bar" aria-label={words.running}>
      <div className="running-bar-row">
        <span className="running-bar-text">
          <b id={`${id}-name`}>{localized(program, 'name', lang)}</b>
          <span className="secondary-text">
            <button type="button" aria-describedby={`${id}-name ${id}-sets`} onClick={resume}>
              {words.resume}
            </button>
            {' · '}
            <span id={`${id}-sets`}>{progress}</span>
          </span>
        </span>
        {state.status === 'resting' && <RestLeft state={state} />}
        <Icon name="chevron-right" />
      </div>
    </aside>
  )
}

/** What is left of the rest, or how long it has been over. */
function RestLeft({ state }: { state: Resting }) {
  useNow(500)
  const time = restTime(state)
  const left = restRemaining(state, time)
  return (
    <Figure className="running-bar-rest">
      {left > 0 ? clockTime(left) : `+${clockTime(secondsOver(state.rest, time))}`}
    </Figure>
  )
}
