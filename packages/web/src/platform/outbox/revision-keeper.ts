import type { BrowserStorage } from '../storage/storage.ts'

/** Where one person's changes stand, as a device knows it. */
export interface SeenRevision {
  readonly userId: string
  /** The number that each change raises. */
  readonly number: number
  /** What it was when the training was reset last. */
  readonly resetAt: number
  /** The server's mark of that reset. */
  readonly mark?: string | undefined
}

/** What the keeper needs from around it; tests bring their own. */
export interface RevisionTools {
  readonly storage: Pick<BrowserStorage, 'kept' | 'keep'>
  /** The server stands lower than it did: it was restored to an older state. */
  readonly wasRestored: (now: SeenRevision) => Promise<void>
  /** The training was reset, here or on another device. */
  readonly wasReset: (now: SeenRevision) => void
}

const nameOf = (userId: string) => `revision:${userId}`

/** The highest number that this device has seen of the person signed in. */
export class RevisionKeeper {
  readonly #tools: RevisionTools
  #seen: SeenRevision | undefined
  /** What was said before anybody was served: with the session of who is to be. */
  #saidFirst: number | null = null
  /** Null where the device knew something of the person before, so that its reads may be older than what is said now. */
  #readSince: number | null = null
  /** What is to be done before the next number may be kept. */
  #before: Promise<void> = Promise.resolve()

  constructor(tools: RevisionTools) {
    this.#tools = tools
  }

  /** What is known now: to be asked for when a call leaves, as its answer must not stand lower than this. */
  get seen(): SeenRevision | undefined {
    return this.#seen
  }

  /**
   * Whether everything that this device has of the person was read when their changes stood at `number`, or later: it
   * knew nothing of them when it was told so with their session, before it asked for anything else.
   */
  hasReadAll(number: number): boolean {
    return this.#readSince === number
  }

  /** Turns to another person. */
  async serve(userId: string): Promise<void> {
    const kept = (await this.#tools.storage.kept(nameOf(userId))) as SeenRevision | undefined
    this.#seen = kept ?? { userId, number: 0, resetAt: 0 }
    this.#readSince = kept ? null : this.#saidFirst
    this.#saidFirst = null
  }

  /** Receives what an answer says (`57 12`, and a mark after a reset) to a call that left when `before` was known. */
  receive(said: string, before: SeenRevision | undefined): void {
    const [mark, [number = Number.NaN, resetAt = Number.NaN]] = [said.split(' ')[2], said.split(' ').map(Number)]
    const seen = this.#seen
    if (!seen && Number.isInteger(number)) this.#saidFirst = number
    if (!before || seen?.userId !== before.userId || !Number.isInteger(number) || !Number.isInteger(resetAt)) return
    // The server was restored: what was read is of another past.
    if (this.#readSince !== null && number < this.#readSince) this.#readSince = null
    if (number < before.number) {
      // Another answer to the same fall may have come already.
      const isKnown = seen.number < before.number && number >= seen.number
      const now = { ...seen, number }
      // A page that is closed before all is done must leave the higher number to the next one.
      if (!isKnown) this.#before = this.#before.then(() => this.#tools.wasRestored(now))
      this.#take(now)
    } else if (number > seen.number || resetAt > seen.resetAt) {
      const isReset = resetAt > seen.resetAt
      const now = { ...seen, number: Math.max(number, seen.number), ...(isReset && { resetAt, mark }) }
      this.#take(now)
      if (isReset) this.#tools.wasReset(now)
    }
  }

  /** Keeps what is known once more, where the device forgot all small values of its person. */
  async keepAgain(): Promise<void> {
    if (this.#seen) this.#take(this.#seen)
    await this.#before
  }

  #take(now: SeenRevision): void {
    this.#seen = now
    this.#before = this.#before.then(() => this.#tools.storage.keep(nameOf(now.userId), now, now.userId))
  }
}
