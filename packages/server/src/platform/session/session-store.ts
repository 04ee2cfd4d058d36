import type { Role } from '@fonte/domain/account/role'
import type { Language } from '@fonte/domain/words/language'
import { compiledOnce } from '../compiled.ts'
import type { Reader, Writer } from '../database.ts'

/** A session with what each call asks about its user. */
export interface SessionOfUser {
  readonly user_id: string
  readonly role: Role
  readonly lang: Language
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly former_access_hash: Buffer | null
  readonly rotated_at: Date
  readonly pair_used: boolean
  readonly number: number
  readonly reset_at_number: number
}

/** What is written of a new session. */
export interface NewSession {
  readonly id: string
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly refresh_hash: Buffer
  readonly remember: boolean
  readonly agent: string
  readonly expires_at: Date
}

/** What a rotation replaces. */
export interface NextPair {
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly former_access_hash: Buffer | null
  readonly refresh_hash: Buffer
  readonly parent_hash: Buffer
  readonly expires_at: Date
}

const livingSession = compiledOnce<{ sessionId: string }, SessionOfUser>((reader, place) =>
  reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .innerJoin('revisions', 'revisions.user_id', 'sessions.user_id')
    .select([
      'sessions.user_id',
      'profiles.role',
      'profiles.lang',
      'sessions.access_hash',
      'sessions.access_expires_at',
      'sessions.former_access_hash',
      'sessions.rotated_at',
      'sessions.pair_used',
      'revisions.number',
      'revisions.reset_at_number',
    ])
    .where('sessions.id', '=', place('sessionId'))
    .where('users.blocked_at', 'is', null),
)

/** The session with its user and profile in one statement; undefined when it ended or the user is blocked. */
export const findSession = async (sessionId: string, reader: Reader): Promise<SessionOfUser | undefined> => {
  const [session] = await livingSession({ sessionId }, reader)
  return session
}

/** Notes that the current pair has come back, and that its user was here at `now`. */
export const noteUse = async (sessionId: string, accessHash: Buffer, now: Date, writer: Writer): Promise<void> => {
  await writer
    .with('used', (query) =>
      query
        .updateTable('sessions')
        .set({ pair_used: true, last_used_at: now })
        .where('id', '=', sessionId)
        .where('access_hash', '=', accessHash)
        .where('pair_used', '=', false)
        .returning('user_id'),
    )
    .updateTable('users')
    .set({ last_seen_at: now })
    .from('used')
    .whereRef('users.id', '=', 'used.user_id')
    .execute()
}

/** Begins a session of `userId`, and forgets those of theirs that have run out. */
export const insertSession = async (userId: string, session: NewSession, now: Date, writer: Writer): Promise<void> => {
  await writer.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
  const times = { rotated_at: now, password_typed_at: now, last_used_at: now, created_at: now }
  await writer
    .insertInto('sessions')
    .values({ ...session, ...times, user_id: userId })
    .execute()
}

/** Locks the session for the refresh that follows; undefined when it ended or the user is blocked. */
export const lockSession = (sessionId: string, writer: Writer) =>
  writer
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .where('sessions.id', '=', sessionId)
    .where('users.blocked_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst()

/** Replaces the pair of a locked session. */
export const rotateSession = async (sessionId: string, next: NextPair, now: Date, writer: Writer): Promise<void> => {
  await writer
    .updateTable('sessions')
    .set({ ...next, pair_used: false, rotated_at: now })
    .where('id', '=', sessionId)
    .execute()
}

/** Gives the access token of a locked session a new end. */
export const prolongAccess = async (sessionId: string, end: Date, writer: Writer): Promise<void> => {
  await writer.updateTable('sessions').set({ access_expires_at: end }).where('id', '=', sessionId).execute()
}

/** Ends the session: whoever holds one of its tokens is signed out. */
export const deleteSession = async (sessionId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('sessions').where('id', '=', sessionId).execute()
}
