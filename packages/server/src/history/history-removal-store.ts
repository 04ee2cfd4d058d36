import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/** So many workouts go with one statement: all of a long log take longer than a statement may. */
const deletedAtOnce = 100

/** Deletes the finished workouts of `userId` with their sets; those that were stored by `until`, where it is given. */
export const emptyHistory = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const own = writer.selectFrom('workout_history').select('id').where('user_id', '=', userId)
  const stored = await (until ? own.where('created_at', '<=', until) : own).execute()
  const ids = stored.map(({ id }) => id)
  for (let first = 0; first < ids.length; first += deletedAtOnce) {
    const part = ids.slice(first, first + deletedAtOnce)
    await writer.deleteFrom('workout_history').where('id', '=', sql<string>`ANY(${part}::uuid[])`).execute()
  }
}
