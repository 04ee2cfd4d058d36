import type { BrowserStorage } from './storage.ts'
import { type Change, logStateName } from './storage-rows.ts'

interface Extent {
  /** Recorded work that has not reached the server: it stays for the next sign-in, unless there will be none. */
  readonly unsent: 'stays' | 'goes'
}

/** What takes off the device what it only keeps so that its person can read it: cached reads and training log. */
export const removalOfReads = (userId: string): readonly Change[] => [
  { store: 'query_cache', removeAllOf: userId },
  { store: 'training', removeAllOf: userId },
  { store: 'kept', remove: logStateName(userId) },
]

/**
 * Forgets what this device keeps of a person, all in one step: cached reads, training log and drafts, with or without unsent work.
 * Other people's rows and the device's own stay.
 */
export function forgetPerson(
  storage: Pick<BrowserStorage, 'write'>,
  userId: string,
  { unsent }: Extent,
): Promise<void> {
  const removeAllOf = userId
  const changes: Change[] = [
    ...removalOfReads(userId),
    { store: 'kept', removeAllOf },
    { store: 'acknowledged', removeAllOf },
  ]
  if (unsent === 'goes') changes.push({ store: 'running_workout', removeAllOf }, { store: 'outbox', removeAllOf })
  return storage.write(changes)
}
