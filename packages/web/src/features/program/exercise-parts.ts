import type { PickedExercise } from '@fonte/domain/program/editing'
import type { ComponentType } from 'react'

/** Picks exercises for a program. */
export type ExerciseSelectorPart = ComponentType<{
  /** Exercises that are in the program already. */
  added: ReadonlySet<string>
  /** How many more the program may hold. */
  room: number
  onAdd: (picked: readonly PickedExercise[]) => void
  onClose: () => void
}>

/** Shows what there is to know about an exercise. */
export type ExerciseDetailsPart = ComponentType<{ exerciseId: string; name: string; onClose: () => void }>

/** What programs need of exercises on the screen; the app brings the two together. */
export interface ExerciseParts {
  readonly Selector: ExerciseSelectorPart
  readonly Details: ExerciseDetailsPart
}
