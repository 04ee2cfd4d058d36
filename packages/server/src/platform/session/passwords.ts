import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2'
import type { FastifyRequest } from 'fastify'
import type { Claimant, FairQueue, QueueLimits } from '../limits/fair-queue.ts'
import { countedAddressOf } from '../limits/network-address.ts'
import type { Caller } from './caller.ts'

/** What one hash costs by Argon2id; algorithm 2 is its number, whose name is a constant that only the package's own compiler sees. */
export interface HashingCost {
  readonly algorithm: 2
  /** In KiB. */
  readonly memoryCost: number
  /** Passes over the memory. */
  readonly timeCost: number
  readonly parallelism: number
}

/** As OWASP advises it: 19 MiB, two passes, one lane. */
export const publishedCost: HashingCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core hashes nothing, so that the others' calls are answered meanwhile; two gyms' worth of people may wait. */
export const hashingLimits: QueueLimits = {
  running: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 100,
  perSource: 50,
  perAccount: 10,
}

/** A visitor who names an account: counted for their network address. */
export const visitorOf = (request: FastifyRequest, account: string): Claimant => ({
  source: countedAddressOf(request),
  account,
})

/** Somebody who is signed in: counted for themselves, wherever they are. */
export const personOf = ({ id }: Pick<Caller, 'id'>): Claimant => ({ source: `person ${id}`, account: id })

/** Hashes passwords off the event loop, a bounded number at once. @throws Problem `too-many-at-once`, `unavailable` */
export interface Passwords {
  hash(password: string, claimant: Claimant): Promise<string>
  /** Whether the password is the one of `stored`; null (nobody has that e-mail) takes the same work and is false. */
  verify(password: string, stored: string | null, claimant: Claimant): Promise<boolean>
  /** What is kept of a short secret: as hard to guess from as a password, and always the same for one salt. */
  digest(secret: string, salt: Buffer, claimant: Claimant): Promise<Buffer>
  /** Whether `stored` was made at another cost than today's and should be made again. */
  isOutdated(stored: string): boolean
}

/** A hasher whose work takes turns in `queue`. */
export const createPasswords = (queue: FairQueue, cost: HashingCost): Passwords => {
  const nobody = hash(randomBytes(16), cost)
  return {
    hash: (password, claimant) => queue(claimant, () => hash(password, cost)),
    verify: (password, stored, claimant) =>
      queue(claimant, async () => {
        const matches = await verify(stored ?? (await nobody), password)
        return stored !== null && matches
      }),
    digest: (secret, salt, claimant) => queue(claimant, () => hashRaw(secret, { ...cost, salt })),
    isOutdated: (stored) => {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(stored)
      const same = { algorithm, memoryCost, timeCost, parallelism }
      return Object.entries(cost).some(([name, value]) => same[name as keyof typeof same] !== value)
    },
  }
}
