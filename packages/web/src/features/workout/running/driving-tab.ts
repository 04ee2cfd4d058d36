import { eitherSignal } from '../../../platform/api/either-signal.ts'
import { createObservable, type Observable } from '../../../platform/observable.ts'

/** `driver`: this tab may let things happen; `follower`: another tab does; `waiting`: not known yet, or not asked for. */
export type DrivingRole = 'waiting' | 'driver' | 'follower'

/** What tabs tell each other about who drives the workout of that name. */
export type DrivingNews = { readonly type: 'give-way' | 'gave-way'; readonly name: string }

/** What a tab needs to drive; tests bring their own. */
export interface DrivingTools {
  /** The browser's locks; absent on pages opened by plain http over a network, where each tab drives. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly tell: (news: DrivingNews) => void
  /** Called before this tab becomes the driver; resolves once what others wrote is read. Never rejects. */
  readonly beforeDriving: () => Promise<void>
  /** Resolves once what this tab has under way is written. */
  readonly settled: () => Promise<void>
  /** Resolves after so many ms. */
  readonly pause: (ms: number) => Promise<void>
}

type Way = 'if-free' | 'in-turn' | 'steal'

/** How long (ms) the driver may take to write what it has under way; a frozen tab never answers. */
const answerTimeout = 1_000

/** Whether this tab drives the workout: one of the open tabs does, the one that holds the Web Lock of its name. */
export class DrivingTab {
  readonly #role = createObservable<DrivingRole>('waiting')
  readonly #tools: DrivingTools
  #claimed: { readonly name: string; readonly left: AbortController } | null = null
  #wayGiven: (() => void) | null = null

  constructor(tools: DrivingTools) {
    this.#tools = tools
  }

  get role(): Observable<DrivingRole> {
    return this.#role
  }

  /** Drives at once if no other tab does, else as soon as none does; the answer gives it up. */
  claim(name: string): () => void {
    this.#start(name, 'if-free')
    return () => this.#leave()
  }

  /** Takes it over from the tab that drives, after that tab has written what it has under way. */
  async takeOver(): Promise<void> {
    const name = this.#claimed?.name
    if (name === undefined || this.#role.get() === 'driver') return
    const answered = new Promise<void>((resolve) => {
      this.#wayGiven = resolve
    })
    this.#tools.tell({ type: 'give-way', name })
    await Promise.race([answered, this.#tools.pause(answerTimeout)])
    if (this.#claimed?.name === name) this.#start(name, 'steal')
  }

  /** Takes what another tab tells. */
  async receive({ type, name }: DrivingNews): Promise<void> {
    if (this.#claimed?.name !== name) return
    if (type === 'gave-way') this.#wayGiven?.()
    else if (this.#role.get() === 'driver') {
      this.#role.set('follower')
      await this.#tools.settled()
      this.#tools.tell({ type: 'gave-way', name })
    }
  }

  #start(name: string, way: Way): void {
    this.#claimed?.left.abort()
    const left = new AbortController()
    this.#claimed = { name, left }
    void this.#stay(name, left.signal, way)
  }

  #leave(): void {
    this.#claimed?.left.abort()
    this.#claimed = null
    this.#role.set('waiting')
  }

  /** Asks for the lock until the tab leaves: whoever loses it waits in line. */
  async #stay(name: string, left: AbortSignal, first: Way): Promise<void> {
    if (!this.#tools.locks) return this.#drive(left)
    for (let way = first; !left.aborted; way = 'in-turn') {
      await this.#ask(this.#tools.locks, name, left, way).catch(() => undefined)
      if (!left.aborted) this.#role.set('follower')
    }
  }

  async #ask(locks: Pick<LockManager, 'request'>, name: string, left: AbortSignal, way: Way): Promise<void> {
    const lost = new AbortController()
    const over = eitherSignal(left, lost.signal)
    const hold = async (lock: Lock | null) => {
      if (!lock || left.aborted) return
      await this.#drive(over)
      if (!left.aborted) await new Promise((resolve) => left.addEventListener('abort', resolve))
    }
    try {
      if (way === 'in-turn') await locks.request(name, { signal: left }, hold)
      else await locks.request(name, way === 'steal' ? { steal: true } : { ifAvailable: true }, hold)
    } finally {
      lost.abort()
    }
  }

  /** Lets things happen here as soon as what others wrote is read: a press before that would be meant for what is over. */
  async #drive(over: AbortSignal): Promise<void> {
    await this.#tools.beforeDriving()
    if (!over.aborted) this.#role.set('driver')
  }
}
