import { programBounds } from '@fonte/domain/program/bounds'
import type { PickedExercise } from '@fonte/domain/program/editing'
import type { ProgramForm } from '@fonte/domain/program/form'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const ExerciseSelector = lazyPart(
  async () => (await import('../../exercise/selector/exercise-selector.tsx')).ExerciseSelector,
)

interface Props {
  form: ProgramForm
  onAdd: (picked: readonly PickedExercise[]) => void
  onClose: () => void
}

/** The exercise selector over the form: what the form has already is not offered, and it closes with what it adds. */
export function ExercisePicker({ form, onAdd, onClose }: Props) {
  const add = (picked: readonly PickedExercise[]) => {
    onAdd(picked)
    onClose()
  }
  return (
    <ExerciseSelector
      added={new Set(form.exercises.map(({ exercise_id }) => exercise_id))}
      globalOnly={form.name_en !== undefined}
      room={programBounds.exercises.max - form.exercises.length}
      onAdd={add}
      onClose={onClose}
    />
  )
}
