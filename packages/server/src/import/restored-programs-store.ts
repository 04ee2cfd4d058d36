import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { noteDeletions } from '../platform/revision-store.ts'

/**
 * Deletes those programs of `userId` that `ids` name, that were made from `since` on, never changed, trained or published;
 * answers how many went and how many stay.
 */
export const deleteUntouchedPrograms = async (
  userId: string,
  ids: readonly string[],
  since: Date,
  writer: Writer,
): Promise<{ readonly deleted: number; readonly kept: number }> => {
  if (ids.length === 0) return { deleted: 0, kept: 0 }
  const made = writer
    .selectFrom('programs')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('created_at', '>=', since)
  const there = await made.execute()
  const { numDeletedRows } = await writer
    .deleteFrom('programs')
    .where('id', 'in', made)
    .where('version', '=', 1)
    .where((row) =>
      row.not(
        row.or([
          row.exists(row.selectFrom('workout_history').select('id').whereRef('program_id', '=', 'programs.id')),
          row.exists(row.selectFrom('posts').select('id').whereRef('program_id', '=', 'programs.id')),
        ]),
      ),
    )
    .executeTakeFirst()
  const deleted = Number(numDeletedRows)
  return { deleted, kept: there.length - deleted }
}

/** Notes those programs that `ids` name and `userId` does not have as deleted: one that is still on its way is refused. */
export const refuseLatePrograms = async (userId: string, ids: readonly string[], writer: Writer): Promise<void> => {
  const there = await writer
    .selectFrom('programs')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
  const here = new Set(there.map(({ id }) => id))
  const late = ids.filter((id) => !here.has(id))
  await noteDeletions(userId, late, writer)
}
