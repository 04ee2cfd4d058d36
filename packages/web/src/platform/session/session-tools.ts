import type { call } from '../api/client.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { Vault } from '../vault/vault.ts'
import type { SessionNews } from './session-events.ts'

/** What a session needs from around it; tests bring their own. */
export interface SessionTools {
  readonly call: typeof call
  readonly storage: Pick<BrowserStorage, 'kept' | 'keep'>
  readonly lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly wakingNow: () => number
  /** Whether the marker cookie says that this browser has a session. */
  readonly hasMarker: () => boolean
  /** Whether the session that it tells of can be this person's. */
  readonly mayBeSessionOf: (userId: string) => boolean
  /** Removes that cookie, so that the next visit does not look for a session. */
  readonly dropMarker: () => void
  readonly broadcast: (news: SessionNews) => void
  /** Makes ready what the device has of a person, before any screen shows them. */
  readonly prepare: (userId: string) => Promise<void>
  /** What people leave on this device: opened by the key of a session, shut when it is over. */
  readonly vault: Pick<Vault, 'open' | 'shut'>
}
