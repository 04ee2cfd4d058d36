import type { WorkoutSet } from '@fonte/domain/history/workout-history'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { measureHistory } from './history-store.ts'
import { countExercisesDone, countNewExercises } from './last-sets-store.ts'

/** What is to be added to a history. */
interface Added {
  readonly workouts: number
  readonly sets: readonly Pick<WorkoutSet, 'exercise_id'>[]
}

/** Checks that the history of `userId`, who is locked, has room for more. @throws Problem `history-full` */
export const requireRoom = async (userId: string, { workouts, sets }: Added, writer: Writer): Promise<void> => {
  const kept = await measureHistory(userId, writer)
  const fits = kept.workouts + workouts <= storedLimits.workouts && kept.sets + sets.length <= storedLimits.sets
  if (!fits) throw new Problem('history-full')
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))]
  const added = await countNewExercises(userId, ids, writer)
  if (added > 0 && (await countExercisesDone(userId, writer)) + added > storedLimits.exercisesDone) {
    throw new Problem('history-full')
  }
}
