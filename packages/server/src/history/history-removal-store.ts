import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { noteDeletion } from '../platform/revision-store.ts'
import { entryBatches } from './entry-batches-store.ts'

/**
 * Notes that `userId` deleted a workout that is not here, with a number of their log: after a restore of the database another
 * device may have it still, and is told.
 */
export const noteWorkoutDeletion = async (userId: string, id: string, writer: Writer): Promise<void> => {
  await noteDeletion(userId, id, writer)
  await sql`
    WITH
      noted AS (SELECT user_id, id FROM deleted_rows WHERE user_id = ${userId} AND id = ${id} AND seq IS NULL),
      clock AS (UPDATE training_clock SET seq = seq + 1 FROM noted WHERE training_clock.user_id = noted.user_id
        RETURNING training_clock.user_id, noted.id, seq)
    UPDATE deleted_rows SET seq = clock.seq FROM clock
    WHERE deleted_rows.user_id = clock.user_id AND deleted_rows.id = clock.id`.execute(writer)
}

/** Deletes the finished workouts of `userId` with their sets; those that were stored by `until`, where it is given. */
export const emptyHistory = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const own = writer.selectFrom('workout_history').select(['id', 'sets_done']).where('user_id', '=', userId)
  const stored = await (until ? own.where('created_at', '<=', until) : own).execute()
  for (const part of entryBatches(stored)) {
    await writer.deleteFrom('workout_history').where('id', '=', sql<string>`ANY(${part}::uuid[])`).execute()
  }
}
