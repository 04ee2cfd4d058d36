import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import type { Limit } from './limits.ts'

/** The refusal that says in how many ms to come again. */
export const tooMany = (ms: number): Problem => new Problem('rate-limited', { retryAfter: Math.max(1, ms / 1000) })

/** A counter under its own name: in the table `rate_limits`, or in the memory of this server. */
export const openCounter = (pool: pg.Pool, name: string, shared: boolean, limit: Limit): RateLimiterAbstract => {
  const options = { keyPrefix: name, points: limit.calls, duration: limit.seconds }
  if (!shared) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Each table row belongs to every counter's sweep: one of them is enough.
    clearExpiredByTimeout: name === 'sign-in address',
  })
}
