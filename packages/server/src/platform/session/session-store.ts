import type { Plan } from '@fonte/domain/account/plan'
import type { Role } from '@fonte/domain/account/role'
import type { DayKey } from '@fonte/domain/history/day'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import { storedLimits } from '../limits/stored-limits.ts'
import { deleteSome } from '../statements/batches.ts'
import { compiledOnce } from '../statements/compiled.ts'

/** A session with what each call asks about its user, and the versions of what they may read. */
export interface SessionOfUser {
  readonly id: string
  readonly user_id: string
  readonly role: Role
  readonly has_second_factor: boolean
  readonly lang: Language
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly former_access_hash: Buffer | null
  readonly rotated_at: Date
  readonly pair_used: boolean
  readonly handed_at: Date | null
  readonly last_used_at: Date
  readonly number: number
  readonly reset_at_number: number
  readonly library_version: string
  readonly programs_version: string
  readonly exercises_version: string | null
  readonly history_version: string
  readonly posts_version: string
  readonly hidden_authors_version: string | null
  readonly plan: Plan
  readonly trial_ends_at: Date | null
}

/** What is written of a new session. */
export interface NewSession {
  readonly id: string
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly refresh_hash: Buffer
  readonly mark_hash: Buffer
  readonly remember: boolean
  readonly agent: string
  readonly expires_at: Date
  readonly password_typed_at: Date
}

/** What a rotation replaces. */
export interface NextPair {
  readonly access_hash: Buffer
  readonly access_expires_at: Date
  readonly former_access_hash: Buffer | null
  readonly refresh_hash: Buffer
  readonly parent_hash: Buffer
  readonly handed_at: Date | null
  readonly expires_at: Date
}

/** The ids of a statement by their places: as many as it was made for, null where there are fewer. */
type Places = Readonly<Record<string, string | null>>

/** The statement for so many sessions. An array would have PostgreSQL plan it anew for each number of ids. */
const livingSessions = (count: number) =>
  compiledOnce<Places, SessionOfUser>((reader, place) =>
    reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
      .innerJoin('revisions', 'revisions.user_id', 'sessions.user_id')
      .select([
        'sessions.id',
        'sessions.user_id',
        'profiles.role',
        'profiles.lang',
        'profiles.plan',
        'profiles.trial_ends_at',
        'sessions.access_hash',
        'sessions.access_expires_at',
        'sessions.former_access_hash',
        'sessions.rotated_at',
        'sessions.pair_used',
        'sessions.handed_at',
        'sessions.last_used_at',
        'revisions.number',
        'revisions.reset_at_number',
        'revisions.programs_version',
        'revisions.exercises_version',
        'revisions.history_version',
        'revisions.hidden_authors_version',
        sql<boolean>`EXISTS (SELECT 1 FROM second_factors WHERE user_id = sessions.user_id AND turned_on_at IS NOT NULL)`.as(
          'has_second_factor',
        ),
        sql<string>`(SELECT version FROM library_version)`.as('library_version'),
        sql<string>`(SELECT version FROM community_version)`.as('posts_version'),
      ])
      .where(
        sql<boolean>`sessions.id IN (${sql.join(Array.from({ length: count }, (_, index) => place(String(index))))})`,
      )
      .where('users.blocked_at', 'is', null),
  )

/** So many sessions are looked up by one statement at most. */
export const sessionsAtOnce = 8

const oneSession = livingSessions(1)
const someSessions = livingSessions(sessionsAtOnce)

const inPlaces = (ids: readonly string[], count: number): Places =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index, ids[index] ?? null]))

/**
 * Up to eight sessions, each with its user and profile, in one statement; those that ended, or whose user is blocked, are
 * left out.
 */
export const findSessions = async (
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, SessionOfUser>> => {
  const rows =
    ids.length === 1
      ? await oneSession(inPlaces(ids, 1), reader)
      : await someSessions(inPlaces(ids, sessionsAtOnce), reader)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Notes that `userId` was here on a day of the service; once is enough. */
export const noteActive = async (userId: string, day: DayKey, writer: Writer): Promise<void> => {
  await writer
    .insertInto('active_people')
    .values({ user_id: userId, day: sql<Date>`${day}::date` })
    .onConflict((row) => row.doNothing())
    .execute()
}

/**
 * Notes that the current pair has come back, and that its user was here at `now`, a moment of `day`, unless that is noted
 * since `since`. The user is locked before their sessions everywhere: here, where the session comes first, nobody waits for the user, and a
 * locked one is left as it is.
 */
export const noteUse = async (
  sessionId: string,
  accessHash: Buffer,
  { now, since, day }: { readonly now: Date; readonly since: Date; readonly day: DayKey },
  writer: Writer,
): Promise<void> => {
  await writer
    .with('used', (query) =>
      query
        .updateTable('sessions')
        .set({ pair_used: true, last_used_at: now })
        .where('id', '=', sessionId)
        .where('access_hash', '=', accessHash)
        .where((session) => session.or([session('pair_used', '=', false), session('last_used_at', '<=', since)]))
        .returning('user_id'),
    )
    .with('seen', (query) =>
      query
        .updateTable('users')
        .set({ last_seen_at: now })
        .where('id', 'in', (free) =>
          free
            .selectFrom('users as free')
            .innerJoin('used', 'used.user_id', 'free.id')
            .select('free.id')
            .forNoKeyUpdate('free')
            .skipLocked(),
        )
        .returning('id'),
    )
    .insertInto('active_people')
    .columns(['user_id', 'day'])
    .expression((query) => query.selectFrom('seen').select(['id', sql<Date>`${day}::date`.as('day')]))
    .onConflict((row) => row.doNothing())
    .execute()
}

/**
 * Begins a session of `userId`, who is locked; forgets those of theirs that have run out, and the least recently used
 * ones beyond the limit.
 */
export const insertSession = async (userId: string, session: NewSession, now: Date, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('id', 'in', (query) =>
          query
            .selectFrom('sessions as older')
            .select('older.id')
            .where('older.user_id', '=', userId)
            .orderBy('older.last_used_at', 'desc')
            .offset(storedLimits.sessions - 1),
        ),
      ]),
    )
    .execute()
  const times = { rotated_at: now, last_used_at: now, created_at: now }
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

/** Notes that the pair of a locked session is answered once more, with the end that its access token then has. */
export const answerPairAgain = async (
  sessionId: string,
  again: Pick<NextPair, 'access_expires_at' | 'handed_at'>,
  writer: Writer,
): Promise<void> => {
  await writer.updateTable('sessions').set(again).where('id', '=', sessionId).execute()
}

/** The sessions of `userId` that have not run out at `now`, last used first. */
export const sessionsOf = (userId: string, now: Date, reader: Reader) =>
  reader
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

/** Ends a session of `userId`, whoever holds its tokens, and answers its user agent; null when there is none. */
export const endSession = async (userId: string, sessionId: string, writer: Writer): Promise<string | null> => {
  const ended = await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('agent')
    .executeTakeFirst()
  return ended?.agent ?? null
}

/** Ends the sessions of `userId`, who is locked, all but `keptId` where one is kept; answers how many. */
export const endSessions = async (userId: string, keptId: string | null, writer: Writer): Promise<number> => {
  const { numDeletedRows } = await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** When the password was last typed in a session, and the hash of what it is now; undefined when the session is over. */
export const findTypedPassword = (sessionId: string, reader: Reader) =>
  reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['password_typed_at as at', 'password_hash as hash'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()

/** Forgets some of the sessions of everybody that have run out; answers how many. */
export const deleteExpiredSessions = (now: Date, writer: Writer): Promise<number> =>
  deleteSome('sessions', sql`expires_at <= ${now}`, writer)
