import { randomUUID } from 'node:crypto'
import { isPremium } from '@fonte/domain/account/plan'
import type { DayKey } from '@fonte/domain/history/day'
import type { Config } from '../config.ts'
import type { Database, Writer } from '../database.ts'
import { mayAdminister } from '../guard/may-administer.ts'
import { longestAgent } from '../http/user-agent.ts'
import { gatherLookUps } from '../statements/gathered.ts'
import type { Caller } from './caller.ts'
import { type Grant, grant } from './grant.ts'
import { type RefreshCookies, type Refusal, refreshSession } from './refresh.ts'
import { accessLife, grace, isUsedEarlyOnly, lateCookies, sessionEnd } from './rotation.ts'
import {
  endSession,
  findSessions,
  insertSession,
  lockSession,
  noteActive,
  noteUse,
  type SessionOfUser,
  sessionsAtOnce,
} from './session-store.ts'
import { hashSecret, newSecret, pairOf, parseToken, type SessionKeys } from './tokens.ts'

export interface Tokens {
  readonly access: string | undefined
  readonly refresh: string | undefined
}

/** Where a session begins: the browser, the mark that it gets, and whether it keeps the session when it closes. */
interface SessionStart {
  readonly remember: boolean
  readonly agent: string
  readonly mark: string
  /** Where it was not just now. */
  readonly passwordTypedAt?: Date
}

/** Where people are signed in: the sessions of all servers, in the database. */
export interface Sessions {
  /** Who holds this access token, by one statement; null when it names no living session. */
  authenticate(access: string | undefined): Promise<Caller | null>
  /** Somebody who was known a while ago as they are now, by one statement; null when their session is over. */
  again(caller: Caller): Promise<Caller | null>
  /** Begins a session within the caller's transaction. */
  open(userId: string, start: SessionStart, writer: Writer): Promise<Grant>
  /** The living session that a refresh token names, by one statement; null when there is none. Whether the token is its own is for `refresh` to say. */
  named(refresh: string | undefined): Promise<string | null>
  /** Exchanges a refresh token for a new pair, as `rotation.ts` judges it. */
  refresh(cookies: RefreshCookies): Promise<Grant | Refusal>
  /** Ends the session that one of the tokens belongs to; harmless when there is none. */
  end(tokens: Tokens): Promise<void>
}

/** What of the configuration decides on sessions. */
type SessionConfig = Pick<Config, 'host' | 'publicUrl' | 'sessionKeys'>

const isGood = (session: SessionOfUser, accessHash: Buffer, now: number): boolean => {
  if (session.access_hash.equals(accessHash)) return now < session.access_expires_at.getTime()
  const former = session.former_access_hash?.equals(accessHash) ?? false
  return former && now < session.rotated_at.getTime() + grace
}

/** From when on a use tells that the browser has kept the pair: it is noted once, as `rotation.ts` asks for it. */
const lateUse = ({ handed_at }: SessionOfUser): Date => new Date((handed_at?.getTime() ?? 0) + lateCookies)

const callerOf = (config: SessionConfig, sessionId: string, session: SessionOfUser, now: number): Caller => {
  const { user_id: id, role, has_second_factor: hasSecondFactor, lang, number, reset_at_number } = session
  const versions = {
    library: session.library_version,
    programs: session.programs_version,
    exercises: session.exercises_version,
    history: session.history_version,
    posts: session.posts_version,
    hiddenAuthors: session.hidden_authors_version,
  }
  const accessEndsAt = session.access_expires_at.getTime()
  const isPremiumNow = isPremium(session.plan, session.trial_ends_at?.getTime() ?? null, now)
  const revision = { number, reset_at_number }
  return {
    id,
    sessionId,
    role,
    mayAdminister: mayAdminister(config, { role, hasSecondFactor }),
    isPremium: isPremiumNow,
    lang,
    accessEndsAt,
    revision,
    versions,
  }
}

/** Finds a living session with its user; undefined when it ended or the user is blocked. */
type FindSession = (id: string) => Promise<SessionOfUser | undefined>

/** What a use of a session is judged by: the instant (epoch ms), and the day of the service when it is to be noted. */
interface UseOfSession {
  readonly find: FindSession
  readonly now: number
  day(): DayKey
}

const authenticate = async (
  database: Database,
  config: SessionConfig,
  access: string | undefined,
  { find, now, day }: UseOfSession,
): Promise<Caller | null> => {
  const token = parseToken(access)
  const session = token && (await find(token.sessionId))
  if (!token || !session) return null
  const hash = hashSecret(token.secret)
  if (!isGood(session, hash, now)) return null
  const since = lateUse(session)
  const isNews = !session.pair_used || (isUsedEarlyOnly(session) && now > since.getTime())
  if (isNews && session.access_hash.equals(hash)) {
    const use = { now: new Date(now), since, day: day() }
    await database.transaction((writer) => noteUse(token.sessionId, hash, use, writer))
  }
  return callerOf(config, token.sessionId, session, now)
}

const again = async (config: SessionConfig, { sessionId }: Caller, find: FindSession, now: number) => {
  const session = await find(sessionId)
  return session ? callerOf(config, sessionId, session, now) : null
}

const named = async (find: FindSession, refresh: string | undefined): Promise<string | null> => {
  const token = parseToken(refresh)
  return token && (await find(token.sessionId)) ? token.sessionId : null
}

const end = async ({ access, refresh }: Tokens, writer: Writer): Promise<void> => {
  for (const token of [parseToken(access), parseToken(refresh)]) {
    const session = token && (await lockSession(token.sessionId, writer))
    if (!token || !session) continue
    const hash = hashSecret(token.secret)
    const own = [session.access_hash, session.former_access_hash, session.refresh_hash, session.parent_hash]
    if (own.some((known) => known?.equals(hash))) await endSession(session.user_id, session.id, writer)
  }
}

const open = async (
  keys: SessionKeys,
  userId: string,
  { remember, agent, mark, passwordTypedAt }: SessionStart,
  { now, day }: { readonly now: number; readonly day: DayKey },
  writer: Writer,
): Promise<Grant> => {
  const id = randomUUID()
  const pair = pairOf(keys[0], newSecret())
  const accessEndsAt = now + accessLife
  const endsAt = sessionEnd(now, now, remember)
  const session = {
    id,
    access_hash: hashSecret(pair.access),
    access_expires_at: new Date(accessEndsAt),
    refresh_hash: hashSecret(pair.refresh),
    mark_hash: hashSecret(mark),
    remember,
    agent: agent.slice(0, longestAgent),
    expires_at: new Date(endsAt),
    password_typed_at: passwordTypedAt ?? new Date(now),
  }
  await insertSession(userId, session, new Date(now), writer)
  await noteActive(userId, day, writer)
  return grant({ id, user_id: userId, remember }, pair, accessEndsAt, endsAt)
}

/**
 * The sessions kept in `database`; `now` is the server's clock in ms since the epoch, `dayOf` the day on which an instant
 * falls for the service.
 */
export const createSessions = (
  database: Database,
  config: SessionConfig,
  now: () => number,
  dayOf: (ms: number) => DayKey,
): Sessions => {
  const find = gatherLookUps((ids) => findSessions(ids, database.read), sessionsAtOnce)
  return {
    authenticate: (access) => {
      const at = now()
      return authenticate(database, config, access, { find, now: at, day: () => dayOf(at) })
    },
    again: (caller) => again(config, caller, find, now()),
    open: (userId, start, writer) => open(config.sessionKeys, userId, start, { now: now(), day: dayOf(now()) }, writer),
    named: (refresh) => named(find, refresh),
    refresh: (cookies) => database.transaction((writer) => refreshSession(config.sessionKeys, cookies, now(), writer)),
    end: (tokens) => database.transaction((writer) => end(tokens, writer)),
  }
}
