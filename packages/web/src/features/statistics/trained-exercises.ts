import type { Exercise, NamedExercise } from '@fonte/contract/exercise'
import { type TrainedExercise, unknownExercise } from '@fonte/domain/statistics/overview/trained-exercise'
import type { Muscles } from '../muscle/muscle-queries.ts'

/** What the statistics need to know of an exercise of the library, or of one that nobody knows any more. */
export function trainedExercise(
  exercise: (Exercise & Pick<NamedExercise, 'body_share'>) | undefined,
  muscles: Muscles,
): TrainedExercise {
  if (!exercise) return unknownExercise
  const { main, secondary } = muscles.musclesOf(exercise)
  // Where no muscle is named that does the work, the whole group does it.
  const prime = main.length > 0 ? main.map(({ muscle_group_id }) => muscle_group_id) : [exercise.muscle_group_id]
  const helping = secondary.map(({ muscle_group_id }) => muscle_group_id).filter((group) => !prime.includes(group))
  return {
    group: exercise.muscle_group_id,
    prime: [...new Set(prime)],
    secondary: [...new Set(helping)],
    sides: exercise.sides,
    body_share: exercise.body_share,
  }
}
