import type { Reader, Writer } from '../platform/database.ts'
import { searchColumns } from '../platform/search/search-columns.ts'
import { skeletonOf } from '../platform/usernames/skeleton.ts'

/** The username of `userId`, whose account must exist. */
export const findUsername = async (userId: string, reader: Reader): Promise<string> => {
  const { username } = await reader
    .selectFrom('profiles')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return username
}

/** Gives `userId` another username; one in use breaks the index `profiles_username`. */
export const setUsername = async (userId: string, username: string, writer: Writer): Promise<void> => {
  const person = await writer
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['full_name', 'email'])
    .where('profiles.id', '=', userId)
    .executeTakeFirstOrThrow()
  const names = { username, username_skeleton: skeletonOf(username), ...searchColumns({ ...person, username }) }
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

/** When `userId` changed their username after `since`, oldest first. */
export const findRenamesSince = async (userId: string, since: Date, reader: Reader): Promise<Date[]> => {
  const rows = await reader
    .selectFrom('username_history')
    .select('changed_at')
    .where('user_id', '=', userId)
    .where('changed_at', '>', since)
    .orderBy('changed_at')
    .execute()
  return rows.map(({ changed_at }) => changed_at)
}

/** The changes of username of `userId`, newest first; the last `limit` of them where one is given. */
export const listUsernameChanges = async (userId: string, reader: Reader, limit?: number) => {
  const rows = await reader
    .selectFrom('username_history')
    .select(['old_username', 'new_username', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
}
