import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { deleteSome } from '../platform/statements/batches.ts'

const countOwnExercises = async (userId: string, writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('exercises')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('creator_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Own exercises that no program uses and no workout of their maker, one that an import replaced included. */
const unusedOwn = sql<boolean>`exercises.creator_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM program_exercises WHERE exercise_id = exercises.id)
  AND NOT EXISTS (SELECT FROM workout_sets WHERE user_id = exercises.creator_id AND exercise_id = exercises.id)
  AND NOT EXISTS (
    SELECT FROM replaced_workouts WHERE user_id = exercises.creator_id AND exercise_ids @> ARRAY[exercises.id])`

/** Deletes some own exercises that their makers deleted before an instant, and that nothing uses; answers how many. */
export const forgetArchivedExercises = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('exercises', sql`archived_at < ${before} AND ${unusedOwn}`, writer)

/**
 * Checks that `userId`, who is locked, may have so many exercises more. Those that they deleted and that nothing uses make room.
 * @throws Problem `exercises-full`
 */
export const requireExerciseRoom = async (userId: string, added: number, writer: Writer): Promise<void> => {
  const isFull = async () => (await countOwnExercises(userId, writer)) + added > storedLimits.exercises
  if (!(await isFull())) return
  const deleted = writer.deleteFrom('exercises').where('creator_id', '=', userId).where('archived_at', 'is not', null)
  await deleted.where(unusedOwn).execute()
  if (await isFull()) throw new Problem('exercises-full')
}
