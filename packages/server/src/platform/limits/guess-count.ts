import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createBlocks } from './blocks.ts'
import { openCounter, tooMany } from './counter.ts'
import type { Limit } from './limits.ts'

/** A guess for which there was room. */
export interface Guess {
  /** It was wrong: it counts until the time of the limit is over. */
  readonly count: () => Promise<void>
  /** It was right, or nothing was compared: it does not count. */
  readonly takeBack: () => Promise<void>
}

/** What a wrong guess weighs in the counter. One that is being judged weighs one more: the last digits say how many are. */
const weight = 10_000
const judgedWeight = weight + 1

const wrongIn = ({ consumedPoints }: RateLimiterRes): number =>
  Math.floor(consumedPoints / weight) - (consumedPoints % weight)

/**
 * Counts the wrong guesses at a secret. Never are more judged at the same moment than may be wrong; whoever finds no room
 * only because of those that are being judged is told to come again at once, and locks nobody out.
 */
export const createGuessCount = (pool: pg.Pool, name: string, shared: boolean, { calls, seconds }: Limit) => {
  const counted = openCounter(pool, name, shared, { calls: calls * weight + weight - 1, seconds })
  const blocks = createBlocks()
  const refuse = async (key: string, found: RateLimiterRes) => {
    await counted.reward(key, judgedWeight)
    if (wrongIn(found) < calls) return tooMany(0)
    blocks.add(key, found.msBeforeNext)
    return tooMany(found.msBeforeNext)
  }
  return {
    /** @throws Problem `rate-limited` */
    begin: async (key: string): Promise<Guess> => {
      const blocked = blocks.timeLeft(key)
      if (blocked > 0) throw tooMany(blocked)
      const begun = await counted.consume(key, judgedWeight).catch(async (refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? await refuse(key, refusal) : refusal
      })
      const end = Date.now() + begun.msBeforeNext
      const lighten = async (points: number) => {
        // What is over has gone from the counter: there is nothing to take back of what follows.
        if (Date.now() < end) await counted.reward(key, points)
      }
      return { count: () => lighten(1), takeBack: () => lighten(judgedWeight) }
    },
  }
}
