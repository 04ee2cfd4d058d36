import type { WorkoutSet } from '@fonte/contract/history'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { measureHistory } from './history-store.ts'
import { countExercisesDone, countNewExercises } from './last-sets-store.ts'

/**
 * Checks that the history of `userId`, who is locked, has room for a workout with these sets, or for the sets that take the
 * place of as many as it had (`before`; null for a new one). Who removes sets is never refused.
 * @throws Problem `history-full`
 */
export const requireHistoryRoom = async (
  userId: string,
  sets: readonly WorkoutSet[],
  before: number | null,
  writer: Writer,
): Promise<void> => {
  const kept = await measureHistory(userId, writer)
  const more = sets.length - (before ?? 0)
  const isFull = (before === null && kept.workouts >= storedLimits.workouts) || kept.sets + more > storedLimits.sets
  if (more > 0 && isFull) throw new Problem('history-full')
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))]
  const added = await countNewExercises(userId, ids, writer)
  if (added > 0 && (await countExercisesDone(userId, writer)) + added > storedLimits.exercisesDone) {
    throw new Problem('history-full')
  }
}
