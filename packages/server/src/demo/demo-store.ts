import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/** What global exercises are called in French, by id. */
export const findExerciseNames = async (
  ids: readonly string[],
  writer: Writer,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await writer
    .selectFrom('exercises')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`ANY(${ids})`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
