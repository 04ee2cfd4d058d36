import type { Writer } from '../database.ts'
import { type Grant, grant } from './grant.ts'
import { accessLife, judge, sessionEnd } from './rotation.ts'
import { answerPairAgain, endSession, lockSession, rotateSession } from './session-store.ts'
import { hashSecret, parseToken, type SessionKeys, type TokenPair } from './tokens.ts'

/** A refresh that gives nothing; `reusedBy` names the user whose session ended because an old token came back. */
export interface Refusal {
  readonly reusedBy?: string
}

/** What a browser presents: its refresh token, and the mark by which it is known. */
export interface RefreshCookies {
  readonly refresh: string | undefined
  readonly mark: string | undefined
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

interface Moment {
  readonly now: number
  readonly isOwnBrowser: boolean
}

const rotate = async (
  session: LockedSession,
  pair: TokenPair,
  { now, isOwnBrowser }: Moment,
  writer: Writer,
): Promise<Grant> => {
  const accessEndsAt = now + accessLife
  const endsAt = sessionEnd(session.created_at.getTime(), now, session.remember)
  const next = {
    access_hash: hashSecret(pair.access),
    access_expires_at: new Date(accessEndsAt),
    former_access_hash: now < session.access_expires_at.getTime() ? session.access_hash : null,
    refresh_hash: hashSecret(pair.refresh),
    parent_hash: session.refresh_hash,
    handed_at: isOwnBrowser ? new Date(now) : null,
    expires_at: new Date(endsAt),
  }
  await rotateSession(session.id, next, new Date(now), writer)
  return grant(session, pair, accessEndsAt, endsAt)
}

const repeat = async (
  session: LockedSession,
  pair: TokenPair,
  { now, isOwnBrowser }: Moment,
  writer: Writer,
): Promise<Grant> => {
  const end = session.access_expires_at.getTime()
  const accessEndsAt = end > now ? end : now + accessLife
  const again = { access_expires_at: new Date(accessEndsAt), handed_at: isOwnBrowser ? new Date(now) : null }
  await answerPairAgain(session.id, again, writer)
  return grant(session, pair, accessEndsAt, session.expires_at.getTime())
}

/** Exchanges a presented refresh token within a transaction, as `judge` says; a reused one ends its session. */
export const refreshSession = async (
  keys: SessionKeys,
  { refresh, mark }: RefreshCookies,
  now: number,
  writer: Writer,
): Promise<Grant | Refusal> => {
  const token = parseToken(refresh)
  const session = token && (await lockSession(token.sessionId, writer))
  if (!token || !session) return {}
  const isOwnBrowser = mark !== undefined && (session.mark_hash?.equals(hashSecret(mark)) ?? false)
  const verdict = judge(keys, session, { secret: token.secret, isOwnBrowser }, now)
  if (verdict.kind === 'rotate') return rotate(session, verdict.pair, { now, isOwnBrowser }, writer)
  if (verdict.kind === 'repeat') return repeat(session, verdict.pair, { now, isOwnBrowser }, writer)
  await endSession(session.user_id, session.id, writer)
  return verdict.kind === 'reuse' ? { reusedBy: session.user_id } : {}
}
