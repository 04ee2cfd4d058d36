import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { Problem } from '../problem.ts'
import { countGuess } from './count-guess.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { publishedLimits } from './limits.ts'

const { calls } = publishedLimits['sign-in'].account

let place: TestDatabase
let database: Database
let server: Limiter
let otherServer: Limiter

beforeAll(async () => {
  place = await createTestDatabase()
  database = openDatabase(place.url)
  server = createLimiter(database.pool, publishedLimits)
  otherServer = createLimiter(database.pool, publishedLimits)
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

type Outcome = 'right' | 'wrong'

const judged = (limiter: Limiter, account: string, guess: () => Promise<Outcome>) =>
  countGuess(limiter, 'sign-in', account, guess, (outcome) => outcome === 'right')

const wrong = async (): Promise<Outcome> => 'wrong'
const right = async (): Promise<Outcome> => 'right'

/** For how long (s) a guess is refused. */
const refusal = async (limiter: Limiter, account: string): Promise<number | undefined> => {
  const failure = await judged(limiter, account, right).catch((thrown: unknown) => thrown)
  return failure instanceof Problem ? failure.details.retryAfter : undefined
}

/** A guess that is judged when it is told. */
const slow = async (limiter: Limiter, account: string) => {
  const settled = Promise.withResolvers<Outcome>()
  const begun = Promise.withResolvers<void>()
  const outcome = judged(limiter, account, () => {
    begun.resolve()
    return settled.promise
  })
  await Promise.race([begun.promise, outcome])
  return async (as: Outcome) => {
    settled.resolve(as)
    await outcome
  }
}

it('right guesses lock nobody out, also where they are judged at the same moment as the last ones that may be wrong', async () => {
  for (let count = 1; count < calls; count += 1) await judged(server, 'ada', wrong)
  const settle = await slow(server, 'ada')
  for (const limiter of [server, otherServer, server]) expect(await refusal(limiter, 'ada')).toBeLessThanOrEqual(1)
  await settle('right')
  for (const limiter of [server, otherServer, server]) expect(await judged(limiter, 'ada', right)).toBe('right')
})

it('of many guesses at one moment no more are judged than may be wrong, and these lock out', async () => {
  const burst = Array.from({ length: 3 * calls }, (_, index) => slow(index % 2 === 0 ? server : otherServer, 'eve'))
  const tried = await Promise.allSettled(burst)
  const begun = tried.flatMap((guess) => (guess.status === 'fulfilled' ? [guess.value] : []))
  expect(begun).toHaveLength(calls)
  for (const settle of begun) await settle('wrong')
  for (const limiter of [server, otherServer]) expect(await refusal(limiter, 'eve')).toBeGreaterThan(800)
})
