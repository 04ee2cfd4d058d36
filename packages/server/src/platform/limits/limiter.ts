import { createHash } from 'node:crypto'
import type { RateClass } from '@fonte/contract/route'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '../problem.ts'
import type { Caller } from '../session/caller.ts'
import { createBlocks } from './blocks.ts'
import { openCounter, tooMany } from './counter.ts'
import { createGuessCount, type Guess } from './guess-count.ts'
import { bytesPerCall, type ClassLimits, type Limit, type Limits } from './limits.ts'

/** Counts calls, and refuses those that go too far; who was refused costs nothing more until their time has come. */
export interface Limiter {
  /** Lets a network address pass that has not gone too far; counts the call where its class counts all. @throws Problem `rate-limited` */
  admitAddress(rate: RateClass, address: string): Promise<void>
  /** Counts a call of somebody signed in against their network address, where its class counts all calls. @throws Problem `rate-limited` */
  countAddress(rate: RateClass, address: string): Promise<void>
  /** Counts a call that failed against the network address that it came from. */
  noteFailure(rate: RateClass, address: string): Promise<void>
  /** Refuses a session's token whose person was refused a moment ago, before anybody looks it up. @throws Problem `rate-limited` */
  admitToken(rate: RateClass, token: string | undefined): void
  /** Counts a call of the person whose session has this token, and what its body weighs. @throws Problem `rate-limited` with the seconds to wait */
  consumePerson(rate: RateClass, request: FastifyRequest, person: Caller, token: string | undefined): Promise<void>
  /**
   * Counts the bytes of the answer to a call that a person was counted for; the next call is the one that may be refused.
   * Undefined where so few count for nothing.
   */
  chargeAnswer(request: FastifyRequest, bytes: number): Promise<void> | undefined
  /** Counts it against an account that the call names, such as an e-mail address. @throws Problem `rate-limited` */
  consumeAccount(rate: RateClass, account: string): Promise<void>
  /** Makes room for a guess at what an account keeps secret, before it is judged. @throws Problem `rate-limited` */
  beginGuess(rate: RateClass, account: string): Promise<Guess>
}

/** How many calls so many bytes count for, beyond the one that carries them. */
const callsFor = (bytes: number): number => Math.floor(bytes / bytesPerCall)

/** What is read of a body at most: one whose length is not told, or is longer than its operation takes, counts as that. */
const sentBytes = ({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), bodyLimit) : bodyLimit

/** One side of a class: who goes too far is refused from memory afterwards. */
const createCount = (pool: pg.Pool, name: string, shared: boolean, limit: Limit) => {
  const counted = openCounter(pool, name, shared, limit)
  const blocks = createBlocks()
  const block = (key: string, { msBeforeNext }: RateLimiterRes): Problem => {
    blocks.add(key, msBeforeNext)
    return tooMany(msBeforeNext)
  }
  const requireFree = (key: string): void => {
    const ms = blocks.timeLeft(key)
    if (ms > 0) throw tooMany(ms)
  }
  return {
    /** Counts one call, or several. @throws Problem `rate-limited` */
    consume: async (key: string, calls = 1): Promise<void> => {
      requireFree(key)
      await counted.consume(key, calls).catch((refusal: unknown) => {
        throw refusal instanceof RateLimiterRes ? block(key, refusal) : refusal
      })
    },
    /** Counts nothing. @throws Problem `rate-limited` when all has been counted that may be */
    check: async (key: string): Promise<void> => {
      requireFree(key)
      const found = await counted.get(key)
      if (found && found.consumedPoints >= limit.calls) throw block(key, found)
    },
    note: async (key: string, calls = 1): Promise<void> => {
      await counted.penalty(key, calls)
    },
  }
}

const counts = (pool: pg.Pool, rate: string, { shared, address, account }: ClassLimits) => ({
  address: address && { kind: address.counts, ...createCount(pool, `${rate} address`, shared, address) },
  account: createCount(pool, `${rate} account`, shared, account),
  guesses: createGuessCount(pool, `${rate} guesses`, shared, account),
  tokens: createBlocks(),
})

/** Accounts are counted under a hash: the counters tell nobody who tried to sign in. */
const hidden = (account: string): string => createHash('sha256').update(account).digest('base64url')

/** The limiter with these numbers; shared counters are in the table `rate_limits` of the database behind `pool`. */
export const createLimiter = (pool: pg.Pool, limits: Limits): Limiter => {
  const entries = Object.entries(limits).map(([rate, limit]) => [rate, counts(pool, rate, limit)])
  const classes: Readonly<Record<RateClass, ReturnType<typeof counts>>> = Object.fromEntries(entries)
  const counted = new WeakMap<FastifyRequest, { readonly rate: RateClass; readonly userId: string }>()
  return {
    admitAddress: async (rate, address) => {
      const count = classes[rate].address
      await (count?.kind === 'calls' ? count.consume(address) : count?.check(address))
    },
    countAddress: async (rate, address) => {
      const count = classes[rate].address
      if (count?.kind === 'calls') await count.consume(address)
    },
    noteFailure: async (rate, address) => {
      const count = classes[rate].address
      if (count?.kind === 'failures') await count.note(address)
    },
    admitToken: (rate, token = '') => {
      const ms = classes[rate].tokens.timeLeft(token)
      if (ms > 0) throw tooMany(ms)
    },
    consumePerson: async (rate, request, { id }, token = '') => {
      const { account, tokens } = classes[rate]
      counted.set(request, { rate, userId: id })
      await account.consume(id, 1 + callsFor(sentBytes(request))).catch((refusal: unknown) => {
        if (refusal instanceof Problem) tokens.add(token, 1000 * (refusal.details.retryAfter ?? 0))
        throw refusal
      })
    },
    chargeAnswer: (request, bytes) => {
      const calls = callsFor(bytes)
      const call = calls > 0 ? counted.get(request) : undefined
      return call && classes[call.rate].account.note(call.userId, calls)
    },
    consumeAccount: (rate, account) => classes[rate].account.consume(hidden(account)),
    beginGuess: (rate, account) => classes[rate].guesses.begin(hidden(account)),
  }
}
