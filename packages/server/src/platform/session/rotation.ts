import { idleSessionLife } from '@fonte/domain/account/session-clock'
import { childOf, hashSecret, type SessionKeys, type TokenPair } from './tokens.ts'

/** How long (ms) an access token is good for. */
export const accessLife = 5 * 60_000

/** How long (ms) the token before the current one stays good in any case: for two tabs, and calls under way. */
export const grace = 10_000

/**
 * How long (ms) after a renewal a killed browser may have been used and still come back with the token before: browsers
 * write their cookies half a minute late.
 */
export const lateCookies = 120_000

/** How long (ms) a session lasts however much it is used: 90 days. */
const longestLife = 90 * 86_400_000

/** What of a session decides about the next refresh. */
export interface Rotatable {
  readonly refresh_hash: Buffer
  readonly parent_hash: Buffer | null
  readonly pair_used: boolean
  readonly rotated_at: Date
  /** When the current pair was last answered to the session's own browser; null where it was answered to another. */
  readonly handed_at: Date | null
  readonly last_used_at: Date
  readonly expires_at: Date
}

/** What was presented: a refresh secret, and whether the browser's mark is the one the session began with. */
export interface Presented {
  readonly secret: Buffer
  readonly isOwnBrowser: boolean
}

/**
 * What presenting a refresh secret at `now` (epoch ms) leads to:
 * `rotate` a new pair replaces the current one; `repeat` the current pair is answered again;
 * `expired` nothing is left; `reuse` the secret is neither current nor excusable: it was stolen, or its thief was here.
 */
export type RotationVerdict =
  | { readonly kind: 'rotate' | 'repeat'; readonly pair: TokenPair }
  | { readonly kind: 'expired' | 'reuse' }

const currentChild = (keys: SessionKeys, secret: Buffer, session: Rotatable): TokenPair | undefined =>
  keys.map((key) => childOf(key, secret)).find((pair) => hashSecret(pair.refresh).equals(session.refresh_hash))

/** Whether the current pair was used only within the time in which a browser may not yet have kept it. */
export const isUsedEarlyOnly = ({ handed_at, last_used_at }: Pick<Rotatable, 'handed_at' | 'last_used_at'>): boolean =>
  handed_at !== null && last_used_at.getTime() <= handed_at.getTime() + lateCookies

/** Judges a refresh secret by the session it names. */
export const judge = (
  keys: SessionKeys,
  session: Rotatable,
  { secret, isOwnBrowser }: Presented,
  now: number,
): RotationVerdict => {
  if (now >= session.expires_at.getTime()) return { kind: 'expired' }
  const hash = hashSecret(secret)
  if (hash.equals(session.refresh_hash)) return { kind: 'rotate', pair: childOf(keys[0], secret) }
  const isFresh = !session.pair_used || now < session.rotated_at.getTime() + grace
  const excusable = isFresh || (isOwnBrowser && isUsedEarlyOnly(session))
  if (!excusable || !session.parent_hash?.equals(hash)) return { kind: 'reuse' }
  const pair = currentChild(keys, secret, session)
  return pair ? { kind: 'repeat', pair } : { kind: 'expired' }
}

/** When (epoch ms) a session that began at `startedAt` and is renewed at `now` ends unless it is renewed again. */
export const sessionEnd = (startedAt: number, now: number, remember: boolean): number =>
  Math.min(startedAt + longestLife, now + idleSessionLife(remember))
