import { createHash } from 'node:crypto'
import type { RateClass } from '@fonte/contract/route'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import type { Caller } from '../session/caller.ts'
import { countedAddress } from './address.ts'
import { bytesPerCall, type ClassLimits, type Limit, type Limits } from './limits.ts'

/** Counts calls, and refuses those that go too far. */
export interface Limiter {
  /** Counts the call against its class. @throws Problem `rate-limited` with the seconds to wait. */
  consume(rate: RateClass, request: FastifyRequest, caller: Caller | null): Promise<void>
  /** Counts the bytes of the answer to a call that was counted; the next call is the one that may be refused. */
  chargeAnswer(request: FastifyRequest, bytes: number): Promise<void>
  /** Counts it against an account that the call names, such as an e-mail address. @throws Problem `rate-limited` */
  consumeAccount(rate: RateClass, account: string): Promise<void>
  /** Takes back one such count: the call turned out to be in order. */
  giveBack(rate: RateClass, account: string): Promise<void>
}

const counter = (pool: pg.Pool, name: string, shared: boolean, limit: Limit): RateLimiterAbstract => {
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
    // Whoever is refused costs the database nothing more until their time has come.
    inMemoryBlockOnConsumed: limit.calls + 1,
  })
}

const counters = (pool: pg.Pool, rate: string, { shared, address, account }: ClassLimits) => ({
  address: counter(pool, `${rate} address`, shared, address),
  account: counter(pool, `${rate} account`, shared, account),
})

/** How many calls so many bytes count for, beyond the one that carries them. */
const callsFor = (bytes: number): number => Math.floor(bytes / bytesPerCall)

/** A body whose length is not told counts as the longest. */
const sentBytes = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : 4 * bytesPerCall

const count = async (limiter: RateLimiterAbstract, key: string, calls = 1): Promise<void> => {
  try {
    await limiter.consume(key, calls)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new Problem('rate-limited', { retryAfter: Math.max(1, refusal.msBeforeNext / 1000) })
  }
}

/** Accounts are counted under a hash: the counters tell nobody who tried to sign in. */
const hidden = (account: string): string => createHash('sha256').update(account).digest('base64url')

/** The limiter with these numbers; shared counters are in the table `rate_limits` of the database behind `pool`. */
export const createLimiter = (pool: pg.Pool, limits: Limits): Limiter => {
  const entries = Object.entries(limits).map(([rate, limit]) => [rate, counters(pool, rate, limit)])
  const classes: Readonly<Record<RateClass, ReturnType<typeof counters>>> = Object.fromEntries(entries)
  const counted = new WeakMap<FastifyRequest, { readonly rate: RateClass; readonly userId: string }>()
  return {
    consume: async (rate, request, caller) => {
      await count(classes[rate].address, countedAddress(request.ip))
      if (!caller) return
      counted.set(request, { rate, userId: caller.id })
      await count(classes[rate].account, caller.id, 1 + callsFor(sentBytes(request)))
    },
    chargeAnswer: async (request, bytes) => {
      const call = counted.get(request)
      if (call && callsFor(bytes) > 0) await classes[call.rate].account.penalty(call.userId, callsFor(bytes))
    },
    consumeAccount: (rate, account) => count(classes[rate].account, hidden(account)),
    giveBack: async (rate, account) => {
      await classes[rate].account.reward(hidden(account))
    },
  }
}
