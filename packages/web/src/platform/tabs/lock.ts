const queues = new Map<string, Promise<unknown>>()

/**
 * Runs work that must not run twice at the same time on this device, whichever tab asks.
 * Pages opened by plain http over a network have no Web Locks: there it holds within the tab only.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work)
  const before = queues.get(name) ?? Promise.resolve()
  const turn = before.then(work, work)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
