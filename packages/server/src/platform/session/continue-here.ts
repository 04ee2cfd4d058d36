import type { Writer } from '../database.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import { type MarkedAccount, newBrowserMark } from './browser-mark.ts'
import type { Caller } from './caller.ts'
import type { Grant } from './grant.ts'
import { endSessions, lockSession } from './session-store.ts'

/** What a browser goes on with: tokens of a new session, and the mark by which it is known from now on. */
export interface Continuation {
  readonly grant: Grant
  readonly mark: string
  /** The user agent of the browser. */
  readonly agent: string
}

/**
 * Ends every session of `user`, who is locked, and goes on in a new one here: after a change of how they sign in, who copied
 * the tokens of a session has nothing. The new session remembers when the password was typed: in the old one, unless it was just
 * now. @throws Problem `signed-out` when the session has ended meanwhile
 */
export const continueHere = async (
  { config, sessions }: Pick<Platform, 'config' | 'sessions'>,
  user: Caller,
  { account, typedPassword }: { readonly account: MarkedAccount; readonly typedPassword: boolean },
  writer: Writer,
): Promise<Continuation> => {
  const session = await lockSession(user.sessionId, writer)
  if (!session) throw new Problem('signed-out')
  await endSessions(user.id, null, writer)
  const mark = newBrowserMark(config.sessionKeys, account)
  const { remember, agent } = session
  const start = { remember, agent, mark, ...(!typedPassword && { passwordTypedAt: session.password_typed_at }) }
  const grant = await sessions.open(user.id, start, writer)
  return { grant, mark, agent }
}
