import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '../test-kit/clock.ts'
import { newcomer } from '../test-kit/factories.ts'
import { seed } from '../test-kit/seed.ts'
import { openTestApp, type TestApp } from '../test-kit/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import { finishedWorkout } from '../test-kit/training.ts'
import { type StallingProxy, startStallingProxy } from './test-kit/stalling-proxy.ts'

const rounds = Number(process.env.SOAK_KILLS ?? 4)

/** The limits of every server, shortened so that a round takes seconds. */
const times = { connect: 500, statement: 600, lock: 600, answer: 1_000 }

let database: TestDatabase
let proxy: StallingProxy
let testApp: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startStallingProxy(database.url)
  testApp = await openTestApp(proxy.url, { clock: createClock(), times })
})

afterAll(async () => {
  proxy.flow()
  await testApp.close()
  await proxy.close()
  await database.drop()
})

describe(`connections to PostgreSQL that go silent (seed ${seed})`, () => {
  it('are given up: every call is answered 503, and the first one after the silence as ever', async () => {
    const random = seededRandom(seed)
    const lifters = await Promise.all([1, 2, 3, 4].map(() => newcomer(testApp)))
    for (let round = 0; round < rounds; round += 1) {
      proxy.stallAfter(Math.floor(random() * 4_000))
      const calls = lifters.flatMap(({ client }) => [
        client.send('get-programs', {}),
        client.send('get-last-sets', {}),
        client.send('get-workout-totals', {}),
        client.send('create-workout-history', { body: finishedWorkout(testApp.clock.now()) }),
      ])
      const answers = await Promise.all(calls)
      const silent = answers.filter(({ status }) => status !== 200)
      expect(silent.length).toBeGreaterThan(0)
      for (const { status, body } of silent)
        expect([status, (body as { code: string }).code]).toEqual([503, 'unavailable'])
      proxy.flow()
      const after = await Promise.all(lifters.map(({ client }) => client.send('get-programs', {})))
      expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  }, 1_200_000)

  it('hold nothing of the pool for ever: ten hung statements are gone when their time is over', async () => {
    const { pool } = testApp.platform.database
    await Promise.all(Array.from({ length: 10 }, () => pool.query('SELECT 1')))
    expect(pool.totalCount).toBe(10)
    proxy.stallAfter(0)
    const hung = await Promise.allSettled(Array.from({ length: 10 }, () => pool.query('SELECT 1')))
    expect(hung.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'))
    expect(pool.totalCount).toBe(0)
    proxy.flow()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
