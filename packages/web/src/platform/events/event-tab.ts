import type { EventData } from '@fonte/contract/service/event'
import { type EventName, eventNames } from '@fonte/contract/service/event-names'
import { type EventNews, EventStream, type StreamTools } from './event-stream.ts'
import { Leadership } from './leadership.ts'

/** What a tab's listening needs; tests bring their own. */
export interface EventTools extends StreamTools {
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Passes on to the other tabs what this one received. */
  readonly broadcast: (news: EventNews) => void
}

type Listener<Name extends EventName> = (data: EventData[Name]) => void

/** One tab's listeners for events of the server: one tab of the browser holds the stream and passes on what it receives. */
export class EventTab {
  readonly #listeners = Object.fromEntries(eventNames.map((name) => [name, new Set()])) as unknown as {
    readonly [Name in EventName]: Set<Listener<Name>>
  }
  readonly #stream: EventStream
  readonly #leadership: Leadership

  constructor(tools: EventTools) {
    this.#stream = new EventStream(tools, (news) => {
      this.receive(news)
      tools.broadcast(news)
    })
    this.#leadership = new Leadership('fonte-events', tools.locks, () => this.#stream.start())
  }

  /** Calls back for each event of that name, whichever tab receives it first; the answer ends it. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
    this.#listeners[name].add(listener)
    return () => this.#listeners[name].delete(listener)
  }

  /** Begins to listen. */
  join(): void {
    this.#leadership.join()
  }

  /** Leaves the stream to other tabs. */
  leave(): void {
    this.#leadership.leave()
    this.#stream.stop()
  }

  /** Connects anew, if this tab holds the stream: the session or the network is another one. */
  renew(): void {
    this.#stream.renew()
  }

  /** Receives what the leading tab passes on. */
  receive(news: EventNews): void {
    const listeners: ReadonlySet<unknown> = this.#listeners[news.name]
    // Each set holds listeners of its own event alone.
    for (const listener of [...listeners] as ((data: typeof news.data) => void)[]) listener(news.data)
  }
}
