import { newUuid } from '../new-uuid.ts'
import { createObservable, type Observable } from '../observable.ts'
import type { AcknowledgedRow, Change, OutboxRow } from '../storage/storage-rows.ts'
import { forgetOld, putBack, untried } from './acknowledged.ts'
import { type DrainTools, drainQueue, type Waits } from './drain.ts'
import { nextTry } from './next-try.ts'
import { type OutboxKind, outboxKind } from './outbox-kind.ts'

/** A write to put into the outbox. */
export interface NewEntry<P> {
  /** Id of the row it makes; without one the entry gets its own. */
  readonly id?: string
  /** Key of the entity that it changes, such as `program:<id>`: writes of one entity are sent in order. */
  readonly entityKey: string
  readonly payload: P
  /** How long (ms, at most a minute) it can be taken back before it is sent. */
  readonly holdFor?: number
}

/** A write with the name of its kind. */
export type NamedEntry = readonly [kind: string, entry: NewEntry<unknown>]

/** Writes that go into the queue together with another one, such as those that it needs, in their order. */
interface Surroundings {
  readonly before?: readonly NamedEntry[]
  readonly after?: readonly NamedEntry[]
}

/** What an outbox needs from around it; tests bring their own. */
export interface OutboxTools extends Omit<DrainTools, 'changed' | 'left'> {
  /** `left` says that the turn was given up before the work was done. */
  readonly lock: <T>(name: string, work: (left?: Pick<AbortSignal, 'aborted'>) => Promise<T>) => Promise<T>
  /** Tells the other tabs that the queue changed. */
  readonly announce: () => void
  /** Does the work after `ms`, in place of what was to be done before. */
  readonly later: (ms: number, work: () => void) => void
}

/** Whoever changes the order of a person's queue, or sends it, does so under this lock. */
const queueOf = (userId: string) => `fonte-outbox-${userId}`

/** One tab's hand on the queue of writes that must not be lost; the queue itself is on the device. */
export class Outbox {
  readonly #entries = createObservable<readonly OutboxRow[]>([])
  readonly #waits: Waits = new Map()
  /** Entries that this tab itself takes out of the queue. */
  readonly #ownRemovals = new Set<string>()
  /** The kinds of what another tab has sent, while the reads that show it are not asked for again. */
  readonly #sentElsewhere = new Set<string>()
  readonly #tools: OutboxTools
  #user: string | null = null
  #offlineFailures = 0
  /** Whose queue this tab waits to send; null while nobody's, or while it is being sent. */
  #waitsToDrain: string | null = null
  #drained: Promise<void> = Promise.resolve()

  constructor(tools: OutboxTools) {
    this.#tools = tools
  }

  /** The entries of the person signed in, oldest first. */
  get entries(): Observable<readonly OutboxRow[]> {
    return this.#entries
  }

  /**
   * Answers the entry's id once the device has it, and sends it when it can.
   * `alongside` is written in the same transaction, such as the end of a running workout, and so are the writes that stand
   * `before` and `after` it in the queue: all of them or none.
   */
  async enqueue<P>(
    kind: OutboxKind<P>,
    entry: NewEntry<P>,
    alongside: readonly Change[] = [],
    { before = [], after = [] }: Surroundings = {},
  ): Promise<string> {
    const user_id = this.#user
    if (user_id === null) throw new Error('nobody is signed in')
    const enqueued_at = this.#tools.now()
    const own = { id: newUuid(), ...entry }
    const all: readonly NamedEntry[] = [...before, [kind.kind, own], ...after]
    const rows = all.map(([name, { id = newUuid(), entityKey, payload, holdFor = 0 }]): Change => {
      const hold_until = holdFor && enqueued_at + holdFor
      const put = { id, user_id, kind: name, thing: entityKey, payload, enqueued_at, hold_until, ...untried }
      return { store: 'outbox', put }
    })
    await this.#tools.storage.write([...rows, ...alongside])
    await this.reload()
    this.#tools.announce()
    void this.#drain()
    return own.id
  }

  /** Takes an entry back while it is held; false when it is too late. */
  async withdraw(id: string): Promise<boolean> {
    const entry = this.#find(id)
    if (!entry || entry.hold_until <= this.#tools.now()) return false
    this.#ownRemovals.add(id)
    await this.#write({ store: 'outbox', remove: entry.position })
    return true
  }

  /** Gives an entry that was set aside another try. */
  async retry(id: string): Promise<void> {
    const entry = this.#find(id)
    if (entry) {
      this.#waits.delete(entry.thing)
      await this.#write({ store: 'outbox', replace: { ...entry, refusal: null, attempts: 0 } })
    }
    await this.#drain()
  }

  /** Throws entries away, all at once, because their person says so. */
  async discard(...ids: readonly string[]): Promise<void> {
    const entries = ids.flatMap((id) => this.#find(id) ?? [])
    for (const { id } of entries) this.#ownRemovals.add(id)
    const removals = entries.map(({ position }): Change => ({ store: 'outbox', remove: position }))
    if (removals.length > 0) await this.#write(...removals)
    await this.#drain()
  }

  /** Sends what can be sent, without waiting for a back-off to end. */
  async wake(): Promise<void> {
    this.#waits.clear()
    await this.#drain()
  }

  /** Turns to another person's queue, or to none; it is sent from the next `wake` on. */
  async serve(userId: string | null): Promise<void> {
    this.#user = userId
    this.#entries.set([])
    await this.reload()
  }

  /** Puts what a server that was restored to `revision` may have lost into the queue again, which then is sent. */
  async putBack(revision: number): Promise<void> {
    await this.#changeAcknowledged((rows) => putBack(rows, revision))
    void this.#drain()
  }

  /** Forgets what needs to be kept no longer of that which was acknowledged. */
  async forgetAcknowledged(resetAt: number): Promise<void> {
    await this.#changeAcknowledged((rows) => forgetOld(rows, this.#tools.now(), resetAt))
  }

  async #changeAcknowledged(change: (rows: readonly AcknowledgedRow[]) => readonly Change[]): Promise<void> {
    const user = this.#user
    if (user === null) return
    await this.#tools.lock(queueOf(user), async () => {
      const changes = change(await this.#tools.storage.rows('acknowledged', user))
      if (changes.length > 0) await this.#tools.storage.write(changes)
    })
    await this.#changed()
  }

  /** Reads the queue again, as another tab may have changed it: what that has sent is in the reads from now on. */
  async reload(): Promise<void> {
    const asked = this.#user
    const rows = asked === null ? [] : await this.#tools.storage.rows('outbox', asked)
    if (asked !== this.#user) return
    const waiting = new Set(rows.map(({ id }) => id))
    for (const { id, kind } of this.#entries.get()) {
      if (!waiting.has(id) && !this.#ownRemovals.delete(id)) this.#sentElsewhere.add(kind)
    }
    this.#entries.set(rows)
    this.#renewReads()
  }

  /** A kind that is not known yet has its turn at the next call. */
  #renewReads(): void {
    for (const name of this.#sentElsewhere) {
      const kind = outboxKind(name)
      if (!kind) continue
      this.#sentElsewhere.delete(name)
      if (kind.reads) this.#tools.renew(kind.reads, false)
    }
  }

  #find(id: string): OutboxRow | undefined {
    return this.#entries.get().find((entry) => entry.id === id)
  }

  async #write(...changes: readonly Change[]): Promise<void> {
    await this.#tools.storage.write(changes)
    await this.#changed()
  }

  async #changed(settled?: string): Promise<void> {
    if (settled !== undefined) this.#ownRemovals.add(settled)
    await this.reload()
    this.#tools.announce()
  }

  /** Sends what can be sent, in its turn. One that waits for its turn finds what was asked for meanwhile, too. */
  #drain(): Promise<void> {
    const user = this.#user
    if (user === null) return Promise.resolve()
    if (this.#waitsToDrain !== user) {
      this.#waitsToDrain = user
      const turn = this.#tools.lock(queueOf(user), async (left) => {
        this.#waitsToDrain = null
        const maySend = (id: string) => id === this.#user && this.#tools.maySend(id)
        const tools: DrainTools = { ...this.#tools, left, maySend, changed: (settled) => this.#changed(settled) }
        const verdict = await drainQueue(user, this.#waits, tools)
        this.#offlineFailures = verdict === 'offline' ? this.#offlineFailures + 1 : 0
        await this.reload()
        const wait = nextTry(this.#entries.get(), this.#waits, this.#offlineFailures, this.#tools)
        if (wait !== undefined) this.#tools.later(wait, () => void this.#drain())
      })
      // Where the browser refused the lock, the next who asks takes another turn.
      this.#drained = turn.finally(() => (this.#waitsToDrain = null))
    }
    return this.#drained
  }
}
