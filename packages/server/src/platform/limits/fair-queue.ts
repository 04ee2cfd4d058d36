import { Problem } from '../problem.ts'

/** Who asks for work: a source, such as a network address, and an account that it works for. */
export interface Claimant {
  readonly source: string
  readonly account: string
}

/** So many tasks run at once, and so many more wait. Of those, so many may be of one source, and of one account there. */
export interface QueueLimits {
  readonly running: number
  readonly waiting: number
  readonly perSource: number
  readonly perAccount: number
}

/**
 * Runs tasks that cost much, a bounded number at once. Sources take turns: who sends many waits behind who sends one.
 * @throws Problem `too-many-at-once` when the source or the account has too many under way, `unavailable` when all has
 */
export type FairQueue = <T>(claimant: Claimant, task: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly round: number
  readonly start: () => void
}

/** Seconds after which there may be room again. */
const retryAfter = 2

const change = (counts: Map<string, number>, key: string, by: number): void => {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

/** A queue with these limits; a source without a task costs no memory. */
export const createFairQueue = ({ running, waiting, perSource, perAccount }: QueueLimits): FairQueue => {
  const underWay = new Map<string, number>()
  /** The round of each source's last task: its next one comes a round later. */
  const lastRounds = new Map<string, number>()
  const line: Waiting[] = []
  let busy = 0
  let round = 0
  const requireRoom = (source: string, account: string): void => {
    const isFull = (key: string, limit: number) => (underWay.get(key) ?? 0) >= limit
    if (isFull(source, perSource) || isFull(account, perAccount)) throw new Problem('too-many-at-once', { retryAfter })
    if (busy >= running && line.length >= waiting) throw new Problem('unavailable', { retryAfter })
  }
  const turn = (mine: number): Promise<void> =>
    new Promise((start) => {
      const later = line.findIndex((other) => other.round > mine)
      line.splice(later === -1 ? line.length : later, 0, { round: mine, start })
    })
  const startNext = (): void => {
    const next = line.shift()
    if (!next) busy -= 1
    else {
      round = next.round
      next.start()
    }
  }
  return async (claimant, task) => {
    const { source } = claimant
    const account = `${source} ${claimant.account}`
    requireRoom(source, account)
    const mine = Math.max(round, (lastRounds.get(source) ?? round - 1) + 1)
    lastRounds.set(source, mine)
    for (const key of [source, account]) change(underWay, key, 1)
    try {
      if (busy < running) busy += 1
      else await turn(mine)
      return await task().finally(startNext)
    } finally {
      for (const key of [source, account]) change(underWay, key, -1)
      if (!underWay.has(source)) lastRounds.delete(source)
    }
  }
}
