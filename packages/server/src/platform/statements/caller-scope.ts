import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const scope = new AsyncLocalStorage<AbortSignal>()

/** Does `work` for a caller: the statements that it sends meanwhile end when `gone` aborts. */
export const whileCallerWaits = <T>(gone: AbortSignal, work: () => Promise<T>): Promise<T> => scope.run(gone, work)

/** Does `work` for nobody in particular: no caller who goes ends the statements that it sends. */
export const withoutCaller = <T>(work: () => T): T => scope.exit(work)

/** Work whose result several callers wait for. */
export interface SharedWork<T> {
  /** Whether all who waited have gone, so that it ends without a result. */
  isAbandoned(): boolean
  /** The result, for one more caller: the one in whose scope this is asked. */
  join(): Promise<T>
}

/** Begins work that is not one caller's: the statements that it sends end when the last of those who wait for it goes. */
export const sharedByCallers = <T>(work: () => Promise<T>): SharedWork<T> => {
  const allGone = new AbortController()
  const result = scope.run(allGone.signal, work)
  let waiting = 0
  return {
    isAbandoned: () => allGone.signal.aborted,
    join: () => {
      const gone = scope.getStore()
      // An event that is over is not heard of: who had gone before is not waited for.
      if (gone?.aborted) {
        if (waiting === 0) allGone.abort(gone.reason)
        return result
      }
      waiting += 1
      const leave = () => {
        waiting -= 1
        if (waiting === 0) allGone.abort(gone?.reason)
      }
      gone?.addEventListener('abort', leave, { once: true })
      return result.finally(() => gone?.removeEventListener('abort', leave))
    },
  }
}

/** What a connection knows of its own process; the types of the driver leave it out. */
interface Backend {
  readonly processID: number
  readonly secretKey: number
  readonly host: string
  readonly port: number
}

interface CancelConnection extends pg.Connection {
  connect(portOrSocket: number | string, host?: string): void
  cancel(processID: number, secretKey: number): void
}

/**
 * Asks PostgreSQL, by the protocol's own way beside the connection, to end what `client` runs. Resolves once it was asked:
 * PostgreSQL closes that connection when it has passed the wish on. Where it cannot be reached, the limits of time remain.
 */
const cancel = (client: Backend): Promise<void> =>
  new Promise((resolve) => {
    const { host, port, processID, secretKey } = client
    const connection = new pg.Connection() as CancelConnection
    connection.on('error', () => resolve())
    connection.once('end', () => resolve())
    connection.once('connect', () => connection.cancel(processID, secretKey))
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
    else connection.connect(port, host)
  })

/** How long (ms) until PostgreSQL is asked again: the first wish may have come before the statement did. */
const repeatAfter = 50

/**
 * Sends a statement that ends when the caller for whom it is sent goes. Until the cancellation has been passed on, the
 * connection is not given to anybody else: it must not end their statement.
 */
export const endingWithCaller = async <T>(client: pg.PoolClient, send: () => Promise<T>): Promise<T> => {
  const gone = scope.getStore()
  if (!gone) return send()
  gone.throwIfAborted()
  const over = new AbortController()
  const cancelUntilOver = async () => {
    while (!over.signal.aborted) {
      await cancel(client as unknown as Backend)
      await setTimeout(repeatAfter, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  let cancelled: Promise<void> | undefined
  const end = () => {
    cancelled = cancelUntilOver()
  }
  gone.addEventListener('abort', end, { once: true })
  try {
    return await send()
  } finally {
    over.abort()
    gone.removeEventListener('abort', end)
    await cancelled
  }
}
