import type { WorkoutSet } from '@fonte/contract/history'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { measureHistory } from './history-store.ts'
import { countExercisesDone, countExercisesOnlyIn, countNewExercises } from './last-sets-store.ts'

/** What is to be added to a history: so many workouts, with these sets, which take the place of as many as are replaced. */
interface AddedWork {
  readonly workouts: number
  readonly sets: readonly Pick<WorkoutSet, 'exercise_id'>[]
  readonly replaced: number
  /** Workouts whose sets are all replaced: exercises that only they have make room for others. */
  readonly leaving?: readonly string[]
}

/**
 * Checks that the history of `userId`, who is locked, has room for more. Who removes sets is never refused.
 * @throws Problem `history-full`
 */
export const requireHistoryRoom = async (
  userId: string,
  { workouts, sets, replaced, leaving = [] }: AddedWork,
  writer: Writer,
): Promise<void> => {
  const kept = await measureHistory(userId, writer)
  const more = sets.length - replaced
  const isFull = kept.workouts + workouts > storedLimits.workouts || kept.sets + more > storedLimits.sets
  if ((workouts > 0 || more > 0) && isFull) throw new Problem('history-full')
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))]
  const added = await countNewExercises(userId, ids, writer)
  const room = added > 0 ? storedLimits.exercisesDone - (await countExercisesDone(userId, writer)) : added
  if (added > room && added > room + (await countExercisesOnlyIn(userId, leaving, ids, writer))) {
    throw new Problem('history-full')
  }
}
