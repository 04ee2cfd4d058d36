import type { Profile } from '@fonte/contract/account'
import type { Plan } from '@fonte/domain/account/plan'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'

const profileColumns = [
  'profiles.id',
  'role',
  'plan',
  'trial_started_at',
  'trial_ends_at',
  'lang',
  'full_name',
  'username',
  'avatar_url',
] as const

type ProfileRow = Omit<Profile, 'trial_started_at' | 'trial_ends_at'> & {
  readonly trial_started_at: Date | null
  readonly trial_ends_at: Date | null
}

const present = (row: ProfileRow): Profile => ({
  id: row.id,
  role: row.role,
  plan: row.plan,
  trial_started_at: row.trial_started_at?.toISOString() ?? null,
  trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
  lang: row.lang,
  full_name: row.full_name,
  username: row.username,
  avatar_url: row.avatar_url,
})

/** A user's e-mail address and profile; undefined when the user is gone. */
export const findAccount = async (
  userId: string,
  reader: Reader,
): Promise<{ email: string; profile: Profile } | undefined> => {
  const row = await reader
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select([...profileColumns, 'users.email'])
    .where('profiles.id', '=', userId)
    .executeTakeFirst()
  return row && { email: row.email, profile: present(row) }
}

/** The profile of somebody signed in. @throws Problem `signed-out` when the account has gone meanwhile */
export const requireProfile = async (userId: string, reader: Reader): Promise<Profile> => {
  const account = await findAccount(userId, reader)
  if (!account) throw new Problem('signed-out')
  return account.profile
}

/** What sign-in and sign-up ask about the owner of a normalised e-mail address. */
export const findByEmail = (email: string, reader: Reader) =>
  reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'email', 'password_hash', 'confirmed_at', 'blocked_at', 'last_sign_in_at', 'lang'])
    .where((user) => user(user.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()

/** Who has a username, whatever its case. */
export const findByUsername = (username: string, reader: Reader) =>
  reader
    .selectFrom('profiles')
    .select('id')
    .where((profile) => profile(profile.fn<string>('lower', ['username']), '=', sql<string>`lower(${username})`))
    .executeTakeFirst()

/** Whether anybody has an account yet. */
export const hasUsers = async (reader: Reader): Promise<boolean> =>
  (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Lets one sign-up with an e-mail address at a time go on, until the transaction ends. */
export const lockEmail = async (email: string, writer: Writer): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up ${email}`}, 0))`.execute(writer)
}

/** A new account: the user and what they show of themselves. */
export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly password_hash: string
  readonly confirmed_at: Date | null
  readonly role?: 'admin' | 'user'
  readonly plan: Plan
  readonly trial_started_at: Date | null
  readonly trial_ends_at: Date | null
  readonly lang: Language
  readonly full_name: string
  readonly username: string
}

/** Creates an account; a username in use breaks the index `profiles_username`. */
export const insertAccount = async (account: NewAccount, now: Date, writer: Writer): Promise<void> => {
  const { email, password_hash, confirmed_at, ...profile } = account
  const user = { id: account.id, email, password_hash, confirmed_at, created_at: now }
  await writer.insertInto('users').values(user).execute()
  await writer.insertInto('profiles').values(profile).execute()
}

/** Removes an account; what belongs to it goes too, once its programs and exercises are gone. */
export const deleteAccount = async (userId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('users').where('id', '=', userId).execute()
}

/** Removes the accounts that nobody has confirmed since `before`; one never signed in to them, so they hold nothing. */
export const deleteUnconfirmedAccounts = async (before: Date, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('users')
    .where('confirmed_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

/** Notes that the user's e-mail address is theirs. */
export const confirmUser = async (userId: string, now: Date, writer: Writer): Promise<void> => {
  await writer.updateTable('users').set({ confirmed_at: now }).where('id', '=', userId).execute()
}

/**
 * Notes a sign-in at `now`, with a newly made hash where the old one was made at another cost. False when the password
 * was changed, or the account blocked, since `user` was read.
 */
export const noteSignIn = async (
  user: { readonly id: string; readonly password_hash: string },
  now: Date,
  newHash: string | undefined,
  writer: Writer,
): Promise<boolean> => {
  const noted = await writer
    .updateTable('users')
    .set({ last_sign_in_at: now, last_seen_at: now, ...(newHash !== undefined && { password_hash: newHash }) })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Changes the language of a user's pages and mails. */
export const setLanguage = async (userId: string, lang: Language, writer: Writer): Promise<void> => {
  await writer.updateTable('profiles').set({ lang }).where('id', '=', userId).execute()
}
