import { type SpreadTools, spread } from '../../platform/events/spread.ts'
import { createObservable, type Observable } from '../../platform/observable.ts'
import type { BrowserStorage } from '../../platform/storage/storage.ts'

/** While closed, the server is asked after so long (ms), or half of it: where its events do not arrive, this does. */
const refreshEvery = 30_000

/** What the keeper needs from around it; tests bring their own. */
export interface MaintenanceTools extends SpreadTools {
  readonly storage: Pick<BrowserStorage, 'kept' | 'keep'>
  /** Asks the server whether it is closed. Rejects without an answer. */
  readonly ask: () => Promise<{ readonly enabled: boolean }>
  readonly isOnline: () => boolean
  /** Does the work after `ms`; the answer calls it off. */
  readonly later: (ms: number, work: () => void) => () => void
}

/** One tab's knowledge of whether the service is closed for maintenance. */
export class MaintenanceKeeper {
  readonly #closed = createObservable(false)
  readonly #tools: MaintenanceTools
  /** Grows with each question and each event: an answer to an earlier question is then old news. */
  #era = 0
  #refreshing = false
  /** Whether the end was told. */
  #over = false
  #callOff = () => {}
  /** Pages that learn of the end together do not all come back at once. */
  readonly #openSoon: () => void

  constructor(tools: MaintenanceTools) {
    this.#tools = tools
    this.#openSoon = spread(() => {
      if (this.#over) this.#open()
    }, tools)
  }

  get closed(): Observable<boolean> {
    return this.#closed
  }

  /** Takes up what was last known on this device, if the server can be asked at all, then asks it. */
  async start(): Promise<void> {
    const era = this.#era
    const kept = await this.#tools.storage.kept('maintenance')
    if (kept === true && this.#tools.isOnline() && era === this.#era) this.#close()
    await this.refresh()
  }

  /** Receives an event. */
  receive(enabled: boolean): void {
    this.#era += 1
    this.#refreshing = false
    this.#over = !enabled
    if (enabled) this.#close()
    else this.#openSoon()
  }

  /** A call was refused for maintenance. It may have been under way when that ended: the server is asked. */
  refused(): void {
    if (!this.#closed.get() && !this.#refreshing) void this.refresh()
  }

  /** Asks the server. Without an answer what is known stays. */
  async refresh(): Promise<void> {
    this.#era += 1
    const era = this.#era
    this.#refreshing = true
    const answer = await this.#tools.ask().catch(() => null)
    if (era !== this.#era) return
    this.#refreshing = false
    if (answer?.enabled ?? this.#closed.get()) this.#close()
    else this.#open()
  }

  #close(): void {
    this.#over = false
    this.#closed.set(true)
    void this.#tools.storage.keep('maintenance', true)
    this.#callOff()
    this.#callOff = this.#tools.later(refreshEvery * (0.5 + this.#tools.random() / 2), () => void this.refresh())
  }

  #open(): void {
    this.#callOff()
    if (!this.#closed.get()) return
    this.#closed.set(false)
    void this.#tools.storage.keep('maintenance', undefined)
  }
}
