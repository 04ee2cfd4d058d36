import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'

/** Tables whose rows an administrator may delete for good; exercises are archived. */
export type RemovableTable = 'muscle_groups' | 'muscles' | 'programs'

/** Notes that rows of the library's files were deleted, so that the next start does not bring them back. */
export const noteRemovals = async (table: RemovableTable, ids: readonly string[], writer: Writer): Promise<void> => {
  await sql`
    INSERT INTO library_removals (table_name, id) SELECT ${table}, unnest(${ids}::text[]) ON CONFLICT DO NOTHING`.execute(
    writer,
  )
}

/** Notes that a row is there again which an administrator had deleted, if they had. */
export const forgetRemoval = async (table: RemovableTable, id: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('library_removals').where('table_name', '=', table).where('id', '=', id).execute()
}
