import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'

/** The version of what everybody reads alike, within a statement: triggers renew it (migration 010). */
export const libraryVersionInside = sql<string>`(SELECT version FROM library_version)`

const libraryVersionRow = compiledOnce<Record<never, never>, { version: string }>((reader) =>
  reader.selectFrom('library_version').select('version'),
)

/** Changes with each change of muscles, global exercises and predefined programs, made through Fonte or by hand. */
export const libraryVersion = async (reader: Reader): Promise<string> => {
  const [row] = await libraryVersionRow({}, reader)
  if (!row) throw new Error('the library has no version')
  return row.version
}

/**
 * Changes when one of the rows that a statement selects from a table comes, goes or changes, told by their ids and
 * transactions; null without any.
 */
export const rowsVersion = sql<string | null>`sum(hash_record_extended(ROW(id, xmin, updated_at), 0))`
