import { idleSessionLife } from '@fonte/domain/account/session-clock'
import type { Device } from '../device/device.ts'
import type { SignedIn } from './session-events.ts'

/** The last known session, so that Fonte opens without a network. It holds no token. */
export interface KeptSession extends SignedIn {
  readonly remember: boolean
  /** Until when (epoch ms) the refresh token can still be alive. */
  readonly until: number
}

type Keeping = Pick<Device, 'kept' | 'keep'>

/** The session that was last kept, unless its refresh token is certainly dead. */
export async function readKeptSession(device: Keeping, now: number): Promise<KeptSession | null> {
  const kept = (await device.kept('session')) as KeptSession | undefined
  return kept && kept.until > now ? kept : null
}

/** Keeps the session for as long as its refresh token can live unused. */
export function keepSession(device: Keeping, session: SignedIn, remember: boolean, now: number): Promise<void> {
  const { user, profile } = session
  const kept: KeptSession = { user, profile, remember, until: now + idleSessionLife(remember) }
  return device.keep('session', kept)
}

export const forgetSession = (device: Keeping): Promise<void> => device.keep('session', undefined)
