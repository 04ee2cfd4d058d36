import { idleSessionLife } from '@fonte/domain/account/session-clock'
import type { BrowserStorage } from '../storage/storage.ts'
import type { SignedInPerson } from './session-events.ts'

/** The last known session, so that Fonte opens without a network. It holds no token. */
export interface KeptSession extends SignedInPerson {
  readonly remember: boolean
  /** Until when (epoch ms) the refresh token can still be alive. */
  readonly until: number
}

type Keeping = Pick<BrowserStorage, 'kept' | 'keep'>

/** The session that was last kept, unless its refresh token is certainly dead. */
export async function readKeptSession(storage: Keeping, now: number): Promise<KeptSession | null> {
  const kept = (await storage.kept('session')) as KeptSession | undefined
  return kept && kept.until > now ? kept : null
}

/** Keeps the session for as long as its refresh token can live unused. */
export function keepSession(storage: Keeping, session: SignedInPerson, remember: boolean, now: number): Promise<void> {
  const { user, profile } = session
  const kept: KeptSession = { user, profile, remember, until: now + idleSessionLife(remember) }
  return storage.keep('session', kept)
}

export const forgetSession = (storage: Keeping): Promise<void> => storage.keep('session', undefined)
