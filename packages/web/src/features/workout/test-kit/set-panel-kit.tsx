import { clock } from '@fonte/domain/test-kit/workouts'
import type { LastTime } from '@fonte/domain/workout/last-time'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { useGuided } from '../guided.ts'
import { SetPanel } from '../parts/set-panel.tsx'
import { useDraft } from '../use-draft.ts'
import { show } from './guided-kit.tsx'

/** The panel of the set to do now, and whether anything was typed in it. */
export function Panel() {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  const noReps = useRef<string | null>(null)
  const step = currentStep(state)
  return (
    step && (
      <>
        <SetPanel step={step} draft={draft} heading={null} onEdit={() => undefined} noReps={noReps} restOver={null} />
        <i>{draft.touched ? 'touched' : 'untouched'}</i>
      </>
    )
  )
}

export const start: WorkoutEvent = { type: 'start', at: clock(0) }

/** The panel after the start of a push day, with its two boxes and the button that records the set. */
export const openPanel = (circumstances: { last?: LastTime; canAct?: boolean; program?: WorkoutProgram } = {}) => {
  const shown = show(<Panel />, [start], circumstances)
  const weight = screen.getByLabelText<HTMLInputElement>(/Poids/)
  const reps = screen.getByLabelText<HTMLInputElement>(/^Répétitions/)
  return { ...shown, weight, reps, button: screen.getByRole('button', { name: 'Série terminée' }) }
}
