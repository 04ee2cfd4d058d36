import type { StoredGym } from '@fonte/contract/gym'
import type { Gym } from '@fonte/domain/gym/gym'
import type { Reader, Writer } from '../platform/database.ts'

const nothing: StoredGym = { content: null, version: 0 }

/** The gym of `userId`, empty and of version 0 where nothing was ever stored. */
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

/** Deletes the gym of `userId`, or leaves one that was stored after `until`. */
export const deleteGym = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = writer.deleteFrom('gyms').where('user_id', '=', userId)
  await (until ? rows.where('updated_at', '<=', until) : rows).execute()
}
