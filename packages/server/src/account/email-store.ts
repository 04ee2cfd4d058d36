import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { deleteSome } from '../platform/statements/batches.ts'
import { skeletonOf } from '../platform/usernames/skeleton.ts'

const owners = (reader: Reader) =>
  reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('sign_up_claims', 'sign_up_claims.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'email',
      'users.password_hash',
      'password_version',
      'confirmed_at',
      'blocked_at',
      'last_sign_in_at',
      'second_factors.turned_on_at as second_factor_since',
      'lang',
      'profiles.username',
      'sign_up_claims.username as claimed_username',
      'sign_up_claims.password_hash as claimed_hash',
    ])

/** What sign-in and sign-up ask about the owner of a normalised e-mail address, with the claim that waits for it. */
export const findByEmail = (email: string, reader: Reader) =>
  owners(reader)
    .where((user) => user(user.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()

/** The same of an account by its id; undefined when it has gone. */
export const findOwner = (userId: string, reader: Reader) =>
  owners(reader).where('users.id', '=', userId).executeTakeFirst()

type Owner = Awaited<ReturnType<typeof findByEmail>>

/** The account that is somebody's for good, and not just the form of a sign-up that waits for its confirmation. */
export const settledAccount = (owner: Owner): NonNullable<Owner> | null =>
  owner !== undefined && (owner.confirmed_at !== null || owner.blocked_at !== null) ? owner : null

/** The form that waits for an address to be confirmed: an account where it is new, a claim where it is known. */
export const waitingForm = (owner: Owner): { readonly username: string; readonly passwordHash: string } | null => {
  if (owner === undefined) return null
  if (!settledAccount(owner)) return { username: owner.username, passwordHash: owner.password_hash }
  const { claimed_username: username, claimed_hash: passwordHash } = owner
  return username === null || passwordHash === null ? null : { username, passwordHash }
}

/** Lets one sign-up with an e-mail address at a time go on, until the transaction ends. */
export const lockEmail = async (email: string, writer: Writer): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up ${email}`}, 0))`.execute(writer)
}

/** Lets one at a time go on who wants a username, or one that looks like it, until the transaction ends. */
export const lockName = async (username: string, writer: Writer): Promise<void> => {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('username ' || lower(${username}), 0)),
      pg_advisory_xact_lock(hashtextextended(${`skeleton ${skeletonOf(username)}`}, 0))`.execute(writer)
}

/** Whether an account or a waiting form has a username, or one that looks like it; `exceptOf` may have it. */
export const isUsernameTaken = async (username: string, exceptOf: string | null, reader: Reader): Promise<boolean> => {
  const named = sql<boolean>`(lower(username) = lower(${username}) OR username_skeleton = ${skeletonOf(username)})`
  const holders = await reader
    .selectFrom('profiles')
    .select('id')
    .where(named)
    .unionAll(reader.selectFrom('sign_up_claims').select('user_id as id').where(named))
    .execute()
  return holders.some(({ id }) => id !== exceptOf)
}

/** Removes the forms that wait for an address: a newer one takes their place. */
export const deleteWaitingForms = async (email: string, writer: Writer): Promise<void> => {
  await sql`
    WITH claims AS (
      DELETE FROM sign_up_claims USING users WHERE users.id = user_id AND lower(email) = ${email})
    DELETE FROM users WHERE lower(email) = ${email} AND confirmed_at IS NULL AND blocked_at IS NULL`.execute(writer)
}

/** A sign-up with an address that is known. */
interface Claim {
  readonly user_id: string
  readonly username: string
  readonly password_hash: string
}

/** Keeps a claim; a username that another one has breaks the index `sign_up_claims_username`. */
export const insertClaim = async (claim: Claim, now: Date, writer: Writer): Promise<void> => {
  await writer
    .insertInto('sign_up_claims')
    .values({ ...claim, username_skeleton: skeletonOf(claim.username), created_at: now })
    .execute()
}

/** Removes some of the claims that have waited for their confirmation since before `before`; answers how many. */
export const deleteOldClaims = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('sign_up_claims', sql`created_at < ${before}`, writer)

/** Removes some of the accounts that nobody confirmed since before `before`, nor ever signed in to; answers how many. */
export const deleteOldForms = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('users', sql`confirmed_at IS NULL AND blocked_at IS NULL AND created_at < ${before}`, writer)
