import type { Profile } from '@fonte/contract/account/account'
import type { Plan } from '@fonte/domain/account/plan'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { searchColumns } from '../platform/search/search-columns.ts'
import { skeletonOf } from '../platform/usernames/skeleton.ts'

const profileColumns = [
  'profiles.id',
  'role',
  'plan',
  'trial_started_at',
  'trial_ends_at',
  'lang',
  'unit',
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
  unit: row.unit,
  full_name: row.full_name,
  username: row.username,
  avatar_url: row.avatar_url,
})

/** A user's e-mail address, profile and the key of their devices' locks; undefined when the user is gone. */
export const findAccount = async (
  userId: string,
  reader: Reader,
): Promise<{ email: string; lockKey: Buffer; profile: Profile } | undefined> => {
  const row = await reader
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select([...profileColumns, 'users.email', 'users.lock_key'])
    .where('profiles.id', '=', userId)
    .executeTakeFirst()
  return row && { email: row.email, lockKey: row.lock_key, profile: present(row) }
}

/** The profile of somebody signed in. @throws Problem `signed-out` when the account has gone meanwhile */
export const requireProfile = async (userId: string, reader: Reader): Promise<Profile> => {
  const account = await findAccount(userId, reader)
  if (!account) throw new Problem('signed-out')
  return account.profile
}

/** Whether anybody has an account yet. */
export const hasUsers = async (reader: Reader): Promise<boolean> =>
  (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

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

/** The link by which the owner of a new account confirms its address. */
interface ConfirmationLink {
  readonly token_hash: Buffer
  readonly expires_at: Date
}

const withUser = ({ id, email, password_hash, confirmed_at }: NewAccount, now: Date, writer: Writer) => {
  const user = { id, email, password_hash, confirmed_at, created_at: now }
  return writer.with('made', (query) => query.insertInto('users').values(user))
}

const profileOf = ({ email, password_hash: _hash, confirmed_at: _at, ...profile }: NewAccount) => ({
  ...profile,
  ...searchColumns({ ...profile, email }),
  username_skeleton: skeletonOf(profile.username),
})

/** Creates an account; a username in use breaks the index `profiles_username`. */
export const insertAccount = async (account: NewAccount, now: Date, writer: Writer): Promise<void> => {
  await withUser(account, now, writer).insertInto('profiles').values(profileOf(account)).execute()
}

/**
 * Creates an account together with its confirmation link, by one statement: a sign-up costs the database the same whether
 * its address is new or known.
 */
export const insertWaitingAccount = async (
  account: NewAccount,
  link: ConfirmationLink,
  now: Date,
  writer: Writer,
): Promise<void> => {
  await withUser(account, now, writer)
    .with('shown', (query) => query.insertInto('profiles').values(profileOf(account)))
    .insertInto('mailed_links')
    .values({ ...link, user_id: account.id, purpose: 'confirm-email' })
    .execute()
}

/**
 * Keeps everything else from being written for `userId` until the transaction ends; their e-mail address. Rows that refer
 * to them may come meanwhile: a change of somebody else’s does not wait for a person whom it only names.
 */
export const lockUser = async (userId: string, writer: Writer): Promise<string | undefined> => {
  const user = writer.selectFrom('users').select('email').where('id', '=', userId)
  return (await user.forNoKeyUpdate().executeTakeFirst())?.email
}

/**
 * Locks a user as `lockUser` does, for a job, which waits for other jobs of the account alone: false where a call holds it,
 * and where it is gone.
 */
export const lockFreeUser = async (userId: string, writer: Writer): Promise<boolean> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`job ${userId}`}, 0))`.execute(writer)
  const user = writer.selectFrom('users').select('id').where('id', '=', userId)
  return (await user.forNoKeyUpdate().skipLocked().executeTakeFirst()) !== undefined
}

/**
 * Keeps rows that refer to `userId`, who is locked, from coming until their account is removed, which follows: others wait
 * for that from now on.
 */
export const lockLeaver = async (userId: string, writer: Writer): Promise<void> => {
  await writer.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/**
 * Locks the user somebody is signed in as. Everything that writes for a person begins with it, so that their writes come
 * one after the other: what was counted stays true, and two of them never wait for each other. Who needs a name or an
 * address besides locks that first; sessions, links and all that they own come after.
 * @throws Problem `signed-out` when the account has gone meanwhile
 */
export const lockMember = async (userId: string, writer: Writer): Promise<void> => {
  if ((await lockUser(userId, writer)) === undefined) throw new Problem('signed-out')
}

/**
 * Locks the user somebody is signed in as, and keeps the account of another one, whom they name, until the transaction
 * ends: in the order of their ids, so that two who name each other never wait in a circle. Whether the other is there.
 * @throws Problem `signed-out` when one's own account has gone meanwhile
 */
export const lockMemberAndKeep = async (userId: string, otherId: string, writer: Writer): Promise<boolean> => {
  const keep = async () => {
    const other = writer.selectFrom('users').select('id').where('id', '=', otherId)
    return (await other.forKeyShare().executeTakeFirst()) !== undefined
  }
  if (userId <= otherId) await lockMember(userId, writer)
  const isThere = await keep()
  if (userId > otherId) await lockMember(userId, writer)
  return isThere
}

/** Removes an account; what belongs to it goes too, once its programs and exercises are gone. */
export const deleteAccount = async (userId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('users').where('id', '=', userId).execute()
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

/**
 * Keeps a newly made hash of the password where the old one was made at another cost, and locks the user. False when the
 * password was changed, or the account blocked, since `user` was read.
 */
export const renewHash = async (
  user: { readonly id: string; readonly password_hash: string },
  newHash: string | undefined,
  writer: Writer,
): Promise<boolean> => {
  const renewed = await writer
    .updateTable('users')
    .set({ password_hash: newHash ?? user.password_hash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Changes the language of a user's pages and mails. @throws Problem `signed-out` when the account has gone meanwhile */
export const saveLanguage = async (userId: string, lang: Language, writer: Writer): Promise<void> => {
  await lockMember(userId, writer)
  await writer.updateTable('profiles').set({ lang }).where('id', '=', userId).execute()
}

/**
 * Changes the unit in which a user reads and types weights.
 * @throws Problem `signed-out` when the account has gone meanwhile
 */
export const saveUnit = async (userId: string, unit: WeightUnit, writer: Writer): Promise<void> => {
  await lockMember(userId, writer)
  await writer.updateTable('profiles').set({ unit }).where('id', '=', userId).execute()
}
