import type { QueryClient } from '@tanstack/react-query'
import { takeBody } from '../api/answer-bodies.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import type { QueryRow } from '../storage/storage-rows.ts'

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Raise it when an answer's shape changes, so that what an older Fonte kept is not taken for the new shape. */
const shape = 1

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `kept: false` is for reads without number, such as those of a search: the device would keep them for ever. `often` is
     * for those that ask by themselves every few seconds: one that gets no answer does not tell of the network.
     */
    queryMeta: { readonly kept?: boolean; readonly often?: boolean }
  }
}

/** Keeps one person's cached reads on the device, a row for each query. */
export class QueryKeeper {
  readonly #client: QueryClient
  readonly #storage: Pick<BrowserStorage, 'rows' | 'write'>
  /** Whether the browser's session can still be this person's: another tab may have ended it. */
  readonly #mayKeep: (userId: string) => boolean
  /** Resolves when nothing else presses: writing out a long answer takes as long as several frames. */
  readonly #idle: () => Promise<void>
  #user: string | null = null
  /** Grows with each turn to another person. */
  #turn = 0
  /** Answers that came and wait for a quiet moment, the oldest first. */
  readonly #arrived = new Set<Read>()
  #isKeeping = false

  constructor(
    client: QueryClient,
    storage: Pick<BrowserStorage, 'rows' | 'write'>,
    mayKeep: (userId: string) => boolean,
    idle: () => Promise<void>,
  ) {
    this.#client = client
    this.#storage = storage
    this.#mayKeep = mayKeep
    this.#idle = idle
    const cache = client.getQueryCache()
    cache.subscribe((event) => {
      if (event.type !== 'updated' || !['success', 'invalidate'].includes(event.action.type)) return
      // What a change writes into the cache is kept before the change is settled; what the server has can wait, and be asked again.
      if (event.action.type !== 'success' || event.action.manual) return this.#keep(event.query)
      this.#arrived.add(event.query)
      void this.#keepArrived()
    })
  }

  /** Keeps nothing more of the person served, although their answers are still to be seen. */
  leave(): void {
    this.#turn += 1
    this.#user = null
  }

  /** Fills the cache with what the device keeps of a person's reads, in place of whatever it holds. */
  async serve(userId: string | null): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    this.#user = null
    this.#client.clear()
    if (userId === null) return
    const rows = await this.#storage.rows('query_cache', userId)
    // Somebody else was turned to while the device read: these rows are not theirs.
    if (turn !== this.#turn) return
    for (const row of rows) {
      if (row.shape !== shape) continue
      this.#client.setQueryData(row.key, answerOf(row), { updatedAt: row.updated_at })
    }
    this.#user = userId
  }

  /** Keeps at once what waits for a quiet moment: the page may be closed. */
  keepNow(): void {
    for (const query of this.#arrived) this.#keep(query)
  }

  /** One answer in each quiet moment. */
  async #keepArrived(): Promise<void> {
    if (this.#isKeeping) return
    this.#isKeeping = true
    for (const query of this.#arrived) {
      await this.#idle()
      if (this.#arrived.has(query)) this.#keep(query)
    }
    this.#isKeeping = false
  }

  #keep(query: Read): void {
    this.#arrived.delete(query)
    const body = takeBody(query.state.data)
    // An answer that was under way while the person changed belongs to a query that is no longer in the cache.
    if (this.#client.getQueryCache().get(query.queryHash) !== query) return
    const { queryHash: hash, queryKey: key, state } = query
    if (this.#user === null || state.data === undefined || query.meta?.kept === false) return
    if (!this.#mayKeep(this.#user)) return
    // What a change has made old is so for the next page as well: without an age it is asked for again.
    const updated_at = state.isInvalidated ? 0 : state.dataUpdatedAt
    const bytes = body ?? new TextEncoder().encode(JSON.stringify(state.data))
    const put: QueryRow = { user_id: this.#user, hash, key, bytes, updated_at, shape }
    void this.#storage.write([{ store: 'query_cache', put }])
  }
}

function answerOf({ bytes, text, data }: QueryRow): unknown {
  return (text ?? bytes) ? JSON.parse(text ?? new TextDecoder().decode(bytes)) : data
}
