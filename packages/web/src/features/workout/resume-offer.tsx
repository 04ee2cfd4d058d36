import { localized } from '@fonte/domain/words/localized'
import { countSlots } from '@fonte/domain/workout/selectors'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Banner } from '../../ui/banner.tsx'
import { DiscardWorkoutDialog } from './dialogs/discard-workout-dialog.tsx'
import { ResumeQuestion } from './parts/resume-question.tsx'
import { useWorkoutView, workoutKeeper } from './running/device-workout.ts'
import type { RunningWorkout } from './running/workout-records.ts'
import { workoutMessages } from './workout-messages.ts'

/**
 * On every page but the workout's own, at its lower edge so that nothing moves: a workout that is under way on this
 * device, to be resumed or discarded.
 */
export function ResumeOffer() {
  const view = useWorkoutView()
  // Whoever sees another page has left the finish screen.
  useEffect(() => workoutKeeper.leaveFinish(), [])
  return view.status === 'running' ? <Offer workout={view.workout} /> : null
}

function Offer({ workout }: { workout: RunningWorkout }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const navigate = useNavigate()
  const [discarding, setDiscarding] = useState(false)
  const { program, recorded } = workout.state
  const resume = () => {
    workoutKeeper.acknowledge()
    void navigate({ to: '/workout/$programId', params: { programId: program.id } })
  }
  return (
    <aside className="resume-offer" aria-label={words.running}>
      <Banner variant="bottom">
        <ResumeQuestion onResume={resume} onDiscard={() => setDiscarding(true)}>
          <b className="block">{words.running}</b>
          {words.runningText(localized(program, 'name', lang), recorded.length, countSlots(workout.state))}
        </ResumeQuestion>
      </Banner>
      {discarding && <DiscardWorkoutDialog onClose={() => setDiscarding(false)} />}
    </aside>
  )
}
