/** Who is refused for the time being, known without asking anybody. */
export interface Blocks {
  /** Refuses `key` for so many ms. */
  add(key: string, ms: number): void
  /** How long (ms) `key` is still refused; 0 when it is not. */
  timeLeft(key: string): number
}

/** Keys that are remembered: what is over goes first when there are more, then the oldest. */
const mostKeys = 10_000

/** A memory of keys until their time has come. */
export const createBlocks = (now: () => number = Date.now): Blocks => {
  const ends = new Map<string, number>()
  const makeRoom = (): void => {
    for (const [key, end] of ends) if (end <= now()) ends.delete(key)
    const [oldest] = ends.keys()
    if (ends.size >= mostKeys && oldest !== undefined) ends.delete(oldest)
  }
  return {
    add: (key, ms) => {
      if (ends.size >= mostKeys) makeRoom()
      ends.set(key, now() + ms)
    },
    timeLeft: (key) => {
      const end = ends.get(key)
      if (end === undefined) return 0
      if (end <= now()) ends.delete(key)
      return Math.max(0, end - now())
    },
  }
}
