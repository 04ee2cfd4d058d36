import type { Reader, Writer } from '../platform/database.ts'
import { skeletonOf } from '../platform/names/skeleton.ts'

/** The username of `userId`, locked for the change that follows; undefined when the account is gone. */
export const lockUsername = async (userId: string, writer: Writer): Promise<string | undefined> => {
  const row = await writer
    .selectFrom('profiles')
    .select('username')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.username
}

/** Gives `userId` another username; one in use breaks the index `profiles_username`. */
export const setUsername = async (userId: string, username: string, writer: Writer): Promise<void> => {
  const names = { username, username_skeleton: skeletonOf(username) }
  await writer.updateTable('profiles').set(names).where('id', '=', userId).execute()
}

/** A change of username, as its history keeps it. */
export interface UsernameChange {
  readonly id: string
  readonly old_username: string
  readonly new_username: string
  readonly changed_at: Date
}

/** Adds a change to the history of `userId`. */
export const insertUsernameChange = async (userId: string, change: UsernameChange, writer: Writer): Promise<void> => {
  await writer
    .insertInto('username_history')
    .values({ ...change, user_id: userId })
    .execute()
}

/** The changes of username of `userId`, newest first. */
export const listUsernameChanges = async (userId: string, reader: Reader) => {
  const rows = await reader
    .selectFrom('username_history')
    .select(['old_username', 'new_username', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
}
