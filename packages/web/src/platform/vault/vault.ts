import { removalOfReads } from '../storage/forget-person.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { Change, LockableRows } from '../storage/storage-rows.ts'

/** The key of whoever is signed in, kept while they are, so that their rows can be locked without the server. */
interface KeptKey {
  readonly userId: string
  readonly key: string
}

const keptAs = 'lock-key'

export interface VaultTools {
  readonly storage: Pick<BrowserStorage, 'kept' | 'write'>
  /** Whether this browser has a session now, whoever's. */
  readonly hasMarker: () => boolean
}

/** Fetches what locks and opens rows, so that it is at hand when it is needed. */
export const loadLocking = () => import('./locking.ts')

/**
 * Locks what people leave on this device: after sign-out, recorded work that has not reached the server, a running workout
 * and drafts are encrypted under a key that only the server gives back, to a session of the same person. Each turn of the
 * key is one transaction over all rows: a crash leaves them locked or open, never lost.
 */
export class Vault {
  readonly #tools: VaultTools

  constructor(tools: VaultTools) {
    this.#tools = tools
  }

  /** Opens the rows of who has signed in with the key (base64url) of their session, and locks those of who was here before. */
  async open(userId: string, key: string): Promise<void> {
    const kept = await this.#keptKey()
    if (kept?.userId === userId && kept.key === key) return
    const value: KeptKey = { userId, key }
    const put: Change = { store: 'kept', put: { name: keptAs, value } }
    let isOpen = false
    await this.#tools.storage.write((rows) => {
      isOpen = this.#tools.hasMarker() && !needsTurn(rows, userId)
      return isOpen ? [put] : []
    })
    // A new device waits for no file before its first screen.
    if (isOpen) return
    const { lockRows, unlockRows } = await loadLocking()
    const bytes = bytesOf(key)
    await this.#tools.storage.write((rows) => {
      // Signed out again meanwhile.
      if (!this.#tools.hasMarker()) return []
      const before = keyIn(rows)
      const left = before && before.userId !== userId ? leave(before, rows, lockRows) : []
      return [...left, ...unlockRows(rows, userId, bytes), put]
    })
  }

  /** Locks the rows of who was signed in, and forgets their key and reads; nothing while a session goes on. */
  async shut(): Promise<void> {
    if (!(await this.#keptKey())) return
    const { lockRows } = await loadLocking()
    await this.#tools.storage.write((rows) => {
      const before = keyIn(rows)
      // Another tab may have signed in since: the cookie is there before any row is opened.
      if (!before || this.#tools.hasMarker()) return []
      return [...leave(before, rows, lockRows), { store: 'kept', remove: 'session' }, { store: 'kept', remove: keptAs }]
    })
  }

  async #keptKey(): Promise<KeptKey | undefined> {
    return (await this.#tools.storage.kept(keptAs)) as KeptKey | undefined
  }
}

type Lock = (rows: LockableRows, userId: string, key: Uint8Array) => Change[]

const leave = ({ userId, key }: KeptKey, rows: LockableRows, lock: Lock): Change[] => [
  ...lock(rows, userId, bytesOf(key)),
  // Last: how far the log has come would otherwise be locked, and stay.
  ...removalOfReads(userId),
]

/** Whether anything is locked, or still open to somebody else. */
function needsTurn(rows: LockableRows, userId: string): boolean {
  const before = keyIn(rows)
  const isOfAnother = before !== undefined && before.userId !== userId
  return isOfAnother || Object.values(rows).some((kept: readonly object[]) => kept.some((row) => 'locked' in row))
}

function keyIn({ kept }: LockableRows): KeptKey | undefined {
  const row = kept.find(({ name }) => name === keptAs)
  return row && 'value' in row ? (row.value as KeptKey) : undefined
}

const bytesOf = (key: string): Uint8Array =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
