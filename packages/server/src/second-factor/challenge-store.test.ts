import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { findChallengedUser, insertChallenge } from './challenge-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const now = new Date('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** A challenge of a person that ends so many minutes after `now`, kept at `at`; its token's hash. */
const challenge = async (userId: string, minutes: number, at = now): Promise<Buffer> => {
  const token_hash = randomBytes(32)
  const row = { token_hash, user_id: userId, password_version: 1, remember: true, expires_at: after(minutes) }
  await testApp.platform.database.transaction((writer) => insertChallenge(row, at, writer))
  return token_hash
}

const kept = async (): Promise<string[]> => {
  const { rows } = await testApp.platform.database.pool.query('SELECT token_hash FROM sign_in_challenges')
  return rows.map(({ token_hash }) => token_hash.toString('hex')).sort()
}

const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('hex')).sort()

it('a person has so many open challenges; the next one takes the place of the one that ends first, and of nobody else’s', async () => {
  const [mine, theirs] = [await newcomer(testApp), await newcomer(testApp)]
  const other = await challenge(theirs.profile.id, 1)
  const hashes: Buffer[] = []
  for (let minutes = 1; minutes <= storedLimits.challenges; minutes += 1) {
    hashes.push(await challenge(mine.profile.id, minutes))
  }
  expect(await kept()).toEqual(hex([other, ...hashes]))
  const next = await challenge(mine.profile.id, storedLimits.challenges + 1)
  expect(await kept()).toEqual(hex([other, ...hashes.slice(1), next]))
})

it('a new challenge lets go of those of its person that have run out, to the moment', async () => {
  const [mine, theirs] = [await newcomer(testApp), await newcomer(testApp)]
  const before = await kept()
  const other = await challenge(theirs.profile.id, 5)
  await challenge(mine.profile.id, 5)
  const open = await challenge(mine.profile.id, 6)
  const next = await challenge(mine.profile.id, 20, after(5))
  expect(await kept()).toEqual([...before, ...hex([other, open, next])].sort())
})

it('a challenge names its person until the moment at which it ends', async () => {
  const { profile } = await newcomer(testApp)
  const hash = await challenge(profile.id, 5)
  const { read } = testApp.platform.database
  expect(await findChallengedUser(hash, new Date(after(5).getTime() - 1), read)).toBe(profile.id)
  expect(await findChallengedUser(hash, after(5), read)).toBeUndefined()
  expect(await findChallengedUser(randomBytes(32), now, read)).toBeUndefined()
})
