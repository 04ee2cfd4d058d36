import type { ImportName } from '@fonte/contract/import'
import { foldedName } from '@fonte/domain/exchange/names/folded-name'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'

/** What names in files stand for, for `userId`, in the order of the names. */
export const listImportNames = (userId: string, reader: Reader): Promise<ImportName[]> =>
  reader
    .selectFrom('import_names')
    .select(['name', 'exercise_id'])
    .where('user_id', '=', userId)
    .orderBy('folded_name')
    .execute()

/**
 * Remembers what names stand for, those of a file under its import. One that was remembered before stays with what
 * brought it, and stands for the new exercise. Beyond the limit the oldest are forgotten.
 */
export const rememberNames = async (
  userId: string,
  names: readonly ImportName[],
  importId: string | null,
  writer: Writer,
): Promise<void> => {
  if (names.length === 0) return
  const rows = [...new Map(names.map((row) => [foldedName(row.name), row]))]
  const values = rows.map(([folded_name, row]) => ({ ...row, folded_name, user_id: userId, import_id: importId }))
  await writer
    .insertInto('import_names')
    .values(values)
    .onConflict((row) =>
      row.columns(['user_id', 'folded_name']).doUpdateSet((sent) => ({
        name: sent.ref('excluded.name'),
        exercise_id: sent.ref('excluded.exercise_id'),
        ...(importId === null && { import_id: null }),
        noted_at: sql<Date>`now()`,
      })),
    )
    .execute()
  await sql`
    DELETE FROM import_names WHERE user_id = ${userId} AND folded_name IN (
      SELECT folded_name FROM import_names WHERE user_id = ${userId}
      ORDER BY noted_at DESC, folded_name OFFSET ${storedLimits.importNames})`.execute(writer)
}

/** Forgets what a name stands for. */
export const forgetName = async (userId: string, name: string, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('import_names')
    .where('user_id', '=', userId)
    .where('folded_name', '=', foldedName(name))
    .execute()
}

/** Forgets the names that an import of `userId` added, and answers how many. */
export const forgetNamesOf = async (userId: string, importId: string, writer: Writer): Promise<number> => {
  const { numDeletedRows } = await writer
    .deleteFrom('import_names')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Forgets every name of `userId`, or those that were remembered by `until`. */
export const forgetNames = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = writer.deleteFrom('import_names').where('user_id', '=', userId)
  await (until ? rows.where('noted_at', '<=', until) : rows).execute()
}
