import type { EventData } from '@fonte/contract/service/event'
import type { EventName } from '@fonte/contract/service/event-names'
import { reconnectDelay } from './reconnect-delay.ts'

/** One thing that the server told. */
export type EventNews = {
  readonly [Name in EventName]: { readonly name: Name; readonly data: EventData[Name] }
}[EventName]

/** What an open connection calls: `received` for each event, `failed` once when it is over. */
export interface StreamListeners {
  readonly received: (news: EventNews) => void
  readonly failed: () => void
}

/** What a stream needs from around it; tests bring their own. */
export interface StreamTools {
  /** Connects to the server; the answer hangs up. */
  readonly connect: (listeners: StreamListeners) => () => void
  /** Brings the session's token up to date, as the server knows a page by it when it connects. Never rejects. */
  readonly prepare: () => Promise<void>
  /** Does the work after `ms`; the answer calls it off. */
  readonly later: (ms: number, work: () => void) => () => void
  readonly isOnline: () => boolean
}

/** A stream that is silent for so many times as long as it said itself is dead: one sign of life may come late. */
const missedSigns = 2

/** A connection that is made again whenever it is lost or falls silent, for as long as it is wanted and there is a network. */
export class EventStream {
  readonly #tools: StreamTools
  readonly #receive: (news: EventNews) => void
  #wanted = false
  #failures = 0
  /** Grows with each beginning and end: what was begun before is then out of date. */
  #turn = 0
  /** Hangs up, or calls off the next try. */
  #end: (() => void) | undefined
  /** For how long (ms) it may be silent; unknown until the server has said how often it gives a sign of life. */
  #mostSilence: number | undefined
  /** Calls off the wait for the silence to be too long. */
  #stopWatching: (() => void) | undefined

  constructor(tools: StreamTools, receive: (news: EventNews) => void) {
    this.#tools = tools
    this.#receive = receive
  }

  start(): void {
    this.#wanted = true
    this.renew()
  }

  stop(): void {
    this.#wanted = false
    this.#drop()
  }

  /** Connects anew at once, where the stream is wanted: the session or the network is another one. */
  renew(): void {
    this.#failures = 0
    void this.#connect()
  }

  async #connect(): Promise<void> {
    this.#drop()
    if (!this.#wanted || !this.#tools.isOnline()) return
    const turn = this.#turn
    await this.#tools.prepare()
    if (turn !== this.#turn) return
    this.#end = this.#tools.connect({ received: (news) => this.#received(news), failed: () => this.#retry() })
    this.#watch()
  }

  #received(news: EventNews): void {
    this.#failures = 0
    if (news.name === 'alive') this.#mostSilence = missedSigns * news.data.next
    this.#watch()
    this.#receive(news)
  }

  /** A network that dies without a word, as behind a router that forgot the connection, is known by its silence alone. */
  #watch(): void {
    this.#stopWatching?.()
    const silence = this.#mostSilence
    this.#stopWatching = silence === undefined ? undefined : this.#tools.later(silence, () => this.#retry())
  }

  #retry(): void {
    this.#drop()
    const wait = reconnectDelay(this.#failures)
    this.#failures += 1
    this.#end = this.#tools.later(wait, () => void this.#connect())
  }

  #drop(): void {
    this.#turn += 1
    this.#end?.()
    this.#stopWatching?.()
    this.#end = undefined
    this.#stopWatching = undefined
  }
}
