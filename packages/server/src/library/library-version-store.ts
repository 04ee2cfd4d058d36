import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/compiled.ts'
import type { Reader } from '../platform/database.ts'

/** The version of what everybody reads alike, as a part of a statement: triggers renew it (migration 010). */
export const libraryVersionText = sql<string>`(SELECT version::text FROM library_version)`

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
 * A text that changes when one of a person’s rows comes, goes or changes, for a statement that selects from one table:
 * told by the ids and transactions of the rows.
 */
export const rowsVersionText: RawBuilder<string> = sql<string>`count(*) || ' ' ||
  coalesce(sum(hashtextextended(id || ' ' || xmin || ' ' || updated_at, 0)), 0)`
