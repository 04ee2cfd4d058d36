import type { StoredGym } from '@fonte/contract/gym'
import type { Gym } from '@fonte/domain/gym/gym'
import type { Reader, Writer } from '../platform/database.ts'

const nothing: StoredGym = { content: null, version: 0 }

/** The gym of `userId`: without content since a reset, and of version 0 where nothing was ever stored. */
export const findGym = async (userId: string, reader: Reader): Promise<StoredGym> =>
  (await reader.selectFrom('gyms').select(['content', 'version']).where('user_id', '=', userId).executeTakeFirst()) ??
  nothing

/** Stores the gym of `userId`, who is locked, under its next version. */
export const saveGym = async (
  userId: string,
  gym: { readonly content: Gym; readonly version: number },
  writer: Writer,
): Promise<void> => {
  const row = { content: JSON.stringify(gym.content), version: gym.version }
  await writer
    .insertInto('gyms')
    .values({ user_id: userId, ...row })
    .onConflict((stored) => stored.column('user_id').doUpdateSet({ ...row, updated_at: new Date() }))
    .execute()
}

/**
 * Empties the gym of `userId`, or leaves one that was stored after `until`. Its version goes on, so that what was read
 * before is refused.
 */
export const emptyGym = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = writer
    .updateTable('gyms')
    .set((old) => ({ content: null, version: old('version', '+', 1), updated_at: new Date() }))
    .where('user_id', '=', userId)
  await (until ? rows.where('updated_at', '<=', until) : rows).execute()
}
