import { type RawBuilder, sql } from 'kysely'

/** What a row says of the import that brought it, once it stays without that import. */
export const noImport = { import_id: null, import_version: null }

/** Whether the one row of `userId` in a table of documents was brought by an import, and nobody changed it since. */
export const isAsBrought = (userId: string, importId: string): RawBuilder<boolean> =>
  sql`user_id = ${userId} AND import_id = ${importId} AND version = import_version`
