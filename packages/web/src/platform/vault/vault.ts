import type { BrowserStorage } from '../storage/storage.ts'
import type { Change, LockableRows } from '../storage/storage-rows.ts'
import type { KeptKey } from './locking.ts'

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
  /** Whose rows this tab may have written: another tab that locked them may have done so before it wrote the last. */
  #own: KeptKey | undefined

  constructor(tools: VaultTools) {
    this.#tools = tools
  }

  /** Opens the rows of who has signed in with the key (base64url) of their session, and locks those of who was here before. */
  async open(userId: string, key: string): Promise<void> {
    const value: KeptKey = { userId, key }
    const isLeft = (this.#own?.userId ?? userId) !== userId
    const kept = await this.#keptKey()
    let isOpen = !isLeft && kept?.userId === userId && kept.key === key
    const put: Change = { store: 'kept', put: { name: keptAs, value } }
    if (!isOpen)
      await this.#tools.storage.write((rows) => {
        isOpen = !isLeft && this.#tools.hasMarker() && !needsTurn(rows, userId)
        return isOpen ? [put] : []
      })
    // A new device waits for no file before its first screen.
    if (!isOpen) {
      const { enter, leave } = await loadLocking()
      await this.#tools.storage.write((rows) => {
        // Signed out again meanwhile.
        isOpen = this.#tools.hasMarker()
        if (!isOpen) return []
        const left = [keyIn(rows), this.#own].flatMap((one) => (one && one.userId !== userId ? leave(one, rows) : []))
        return [...left, ...enter(value, rows), put]
      })
    }
    if (isOpen) this.#own = value
  }

  /** Locks the rows of who was signed in, and forgets their key and reads; nothing while a session goes on. */
  async shut(): Promise<void> {
    if (!((await this.#keptKey()) ?? this.#own)) return
    const { leave } = await loadLocking()
    await this.#tools.storage.write((rows) => {
      const before = keyIn(rows) ?? this.#own
      // Another tab may have signed in since: the cookie is there before any row is opened.
      if (!before || this.#tools.hasMarker()) return []
      return [...leave(before, rows), { store: 'kept', remove: 'session' }, { store: 'kept', remove: keptAs }]
    })
    if (!this.#tools.hasMarker()) this.#own = undefined
  }

  async #keptKey(): Promise<KeptKey | undefined> {
    return (await this.#tools.storage.kept(keptAs)) as KeptKey | undefined
  }
}

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
