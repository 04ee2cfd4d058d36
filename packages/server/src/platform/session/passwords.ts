import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Problem } from '../problem.ts'

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. Algorithm 2 is Argon2id; the package's name for it is a constant that only its own compiler sees. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Seconds after which hashing has room again. */
const retryAfter = 2

/** Hashes passwords off the event loop, a bounded number at once. */
export interface Passwords {
  /** @throws Problem `unavailable` when too many are waiting. */
  hash(password: string): Promise<string>
  /** Whether the password is the one of `stored`; null (nobody has that e-mail) takes the same work and is false. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** Whether `stored` was made at another cost than today's and should be made again. */
  isOutdated(stored: string): boolean
}

/** Lets `running` tasks work and `waiting` more queue up; refuses the others. */
const createGate = (running: number, waiting: number) => {
  let busy = 0
  const queue: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Problem('unavailable', { retryAfter })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy += 1
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

/** A hasher that works on `running` passwords at once and keeps at most `waiting` callers. */
export const createPasswords = ({ running, waiting }: { running: number; waiting: number }): Passwords => {
  const gate = createGate(running, waiting)
  const nobody = hash(randomBytes(16), cost)
  return {
    hash: (password) => gate(() => hash(password, cost)),
    verify: (password, stored) =>
      gate(async () => {
        const matches = await verify(stored ?? (await nobody), password)
        return stored !== null && matches
      }),
    isOutdated: (stored) => {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(stored)
      const same = { algorithm, memoryCost, timeCost, parallelism }
      return Object.entries(cost).some(([name, value]) => same[name as keyof typeof same] !== value)
    },
  }
}
