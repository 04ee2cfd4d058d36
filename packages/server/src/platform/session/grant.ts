import { formatToken, type TokenPair } from './tokens.ts'

/** Tokens to hand to the browser, and how long they are good for; times in ms since the epoch. */
export interface Grant {
  readonly userId: string
  readonly access: string
  readonly refresh: string
  readonly accessEndsAt: number
  readonly endsAt: number
  readonly remember: boolean
}

interface GrantedSession {
  readonly id: string
  readonly user_id: string
  readonly remember: boolean
}

/** The tokens of a session's current pair, with their ends in ms since the epoch. */
export const grant = (session: GrantedSession, pair: TokenPair, accessEndsAt: number, endsAt: number): Grant => ({
  userId: session.user_id,
  access: formatToken(session.id, pair.access),
  refresh: formatToken(session.id, pair.refresh),
  accessEndsAt,
  endsAt,
  remember: session.remember,
})
