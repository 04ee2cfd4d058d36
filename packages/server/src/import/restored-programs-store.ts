import { type RawBuilder, sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { noteDeletions } from '../platform/revision-store.ts'
import { lockRemovedPrograms } from '../program/program-removal-store.ts'

/**
 * Whether a program was never changed, published or trained; what its import itself brought, which goes with it, does not
 * count as training.
 */
export const isUntouched = (importId: RawBuilder<unknown>) => sql<boolean>`programs.version = 1
  AND NOT EXISTS (
    SELECT FROM workout_history AS trained WHERE trained.program_id = programs.id
      AND (trained.import_id = ${importId} AND trained.user_id = programs.user_id
        AND trained.version = trained.import_version) IS NOT TRUE)
  AND NOT EXISTS (SELECT FROM posts WHERE posts.program_id = programs.id)`

/**
 * Deletes those programs of `userId` that `ids` name, that were made from `since` on for an import and are untouched;
 * answers how many went and how many stay.
 */
export const deleteUntouchedPrograms = async (
  userId: string,
  { id, program_ids: ids }: { readonly id: string; readonly program_ids: readonly string[] },
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
  await lockRemovedPrograms(userId, sql`id = ANY(${ids}::uuid[])`, writer)
  const there = await made.execute()
  const { numDeletedRows } = await writer
    .deleteFrom('programs')
    .where('id', 'in', made)
    .where(isUntouched(sql`${id}`))
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
