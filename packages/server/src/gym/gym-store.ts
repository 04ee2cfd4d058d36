import type { StoredGym } from '@fonte/contract/gym'
import type { Gym } from '@fonte/domain/gym/gym'
import { isAsBrought, noImport } from '../import/brought-document-store.ts'
import type { Reader, Writer } from '../platform/database.ts'

const nothing: StoredGym = { content: null, version: 0 }

/** The gym of `userId`: without content since a reset, and of version 0 where nothing was ever stored. */
export const findGym = async (userId: string, reader: Reader): Promise<StoredGym> =>
  (await reader.selectFrom('gyms').select(['content', 'version']).where('user_id', '=', userId).executeTakeFirst()) ??
  nothing

/** Stores the gym of `userId`, who is locked, under its next version, for the import that brings it, if any. */
export const saveGym = async (
  userId: string,
  {
    content,
    version,
    import_id,
  }: { readonly content: Gym; readonly version: number; readonly import_id: string | null },
  writer: Writer,
): Promise<void> => {
  const import_version = import_id === null ? null : version
  const row = { content: JSON.stringify(content), version, import_id, import_version }
  await writer
    .insertInto('gyms')
    .values({ user_id: userId, ...row })
    .onConflict((stored) => stored.column('user_id').doUpdateSet({ ...row, updated_at: new Date() }))
    .execute()
}

/** Has the gym of `userId` stay when the import that brought it is undone. */
export const keepGym = async (userId: string, writer: Writer): Promise<void> => {
  await writer
    .updateTable('gyms')
    .set(noImport)
    .where('user_id', '=', userId)
    .where('import_id', 'is not', null)
    .execute()
}

/** Empties the gym of `userId` where the import brought it and nobody changed it since; answers whether it did. */
export const takeGymOf = async (userId: string, importId: string, writer: Writer): Promise<boolean> => {
  const { numUpdatedRows } = await emptied(writer).where(isAsBrought(userId, importId)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Empties the gym of `userId`, or leaves one that was stored after `until`. Its version goes on, so that what was read
 * before is refused.
 */
export const emptyGym = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = emptied(writer).where('user_id', '=', userId)
  await (until ? rows.where('updated_at', '<=', until) : rows).execute()
}

const emptied = (writer: Writer) =>
  writer.updateTable('gyms').set((old) => ({
    content: null,
    version: old('version', '+', 1),
    ...noImport,
    updated_at: new Date(),
  }))
