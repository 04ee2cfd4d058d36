import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { entryBatches } from './entry-batches-store.ts'

/** Deletes the finished workouts of `userId` with their sets; those that were stored by `until`, where it is given. */
export const emptyHistory = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const own = writer.selectFrom('workout_history').select(['id', 'sets_done']).where('user_id', '=', userId)
  const stored = await (until ? own.where('created_at', '<=', until) : own).execute()
  for (const part of entryBatches(stored)) {
    await writer.deleteFrom('workout_history').where('id', '=', sql<string>`ANY(${part}::uuid[])`).execute()
  }
}
