import type { Reader, Writer } from '../platform/database.ts'
import { queueJob } from '../platform/jobs/jobs.ts'

/** Name of the job that answers a wish for a new password. */
export const passwordResetJob = 'password-reset'

/** Queues a mail with a link for a new password; whether anybody has the address is looked up later. */
export const queueReset = (email: string, writer: Writer): Promise<void> =>
  queueJob(passwordResetJob, { email }, writer)

/** What a change of password asks about its owner; undefined when the account is gone. */
export const findPasswordOwner = (userId: string, reader: Reader) =>
  reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'email', 'password_hash', 'password_version', 'lang', 'full_name', 'username'])
    .select('second_factors.turned_on_at as second_factor_since')
    .where('users.id', '=', userId)
    .executeTakeFirst()

export type PasswordOwner = NonNullable<Awaited<ReturnType<typeof findPasswordOwner>>>

/** Gives a user the password of `newHash`, whatever they had before, and answers its version; their e-mail address is thereby confirmed. */
export const setPassword = async (userId: string, newHash: string, now: Date, writer: Writer): Promise<number> => {
  const { password_version } = await writer
    .updateTable('users')
    .set((user) => ({
      password_hash: newHash,
      password_version: user('password_version', '+', 1),
      confirmed_at: user.fn.coalesce('confirmed_at', user.val(now)),
    }))
    .where('id', '=', userId)
    .returning('password_version')
    .executeTakeFirstOrThrow()
  return password_version
}

/** Replaces the password of `owner` as it was read; its new version, or null when it was changed meanwhile. */
export const replacePassword = async (
  owner: PasswordOwner,
  newHash: string,
  writer: Writer,
): Promise<number | null> => {
  const replaced = await writer
    .updateTable('users')
    .set((user) => ({ password_hash: newHash, password_version: user('password_version', '+', 1) }))
    .where('id', '=', owner.id)
    .where('password_hash', '=', owner.password_hash)
    .returning('password_version')
    .executeTakeFirst()
  return replaced?.password_version ?? null
}
