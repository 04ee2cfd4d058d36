import type { Exercise } from '@fonte/contract/exercise'
import { isCustomExerciseId } from '@fonte/domain/exercise/exercise-id'

/** The ids ticked so far, in the order of ticking: that is the order in which they are added. */
export type Selection = readonly string[]

/** Ticks an exercise, or unticks it. */
export function toggled(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}

/** Whether its maker may change the exercise: it is theirs and not a global one. */
export function isOwn(exercise: Exercise, userId: string): boolean {
  return exercise.creator_id === userId && isCustomExerciseId(exercise.id)
}
