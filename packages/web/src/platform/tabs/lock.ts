const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work that must not run twice at the same time on this device, whichever tab asks.
 * Pages opened by plain http over a network have no Web Locks: there it holds within the tab only.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work)
  const before = queues.get(name) ?? Promise.resolve()
  const turn = before.then(work)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}

/**
 * The same for work that waits for the network: a page that the browser freezes in the midst of it gives its turn up, as
 * none of the other tabs would ever get theirs. `left` says so to the work, which goes on should the page be looked at again.
 */
export function lockUntilFrozen<T>(name: string, work: (left: AbortSignal) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn = () =>
      new Promise((over) => {
        const left = new AbortController()
        const { signal } = left
        const leave = () => left.abort()
        signal.addEventListener('abort', over)
        globalThis.document?.addEventListener('freeze', leave, { signal })
        work(signal).then(resolve, reject).finally(leave)
      })
    withLock(name, turn).catch(reject)
  })
}
