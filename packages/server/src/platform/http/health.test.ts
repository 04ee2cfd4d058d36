import process from 'node:process'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordStatements } from '../../test-kit/count-statements.ts'
import { newForm } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterEach(() => vi.useRealTimers())
afterAll(() => testApp.close())

const statusOf = async (url: string) => (await testApp.app.inject(url)).statusCode

/** Asks the database beside the connections of the server. */
const beside = async (text: string): Promise<{ readonly pid: number }[]> => {
  const { connectionString } = testApp.platform.database.pool.options
  const client = new pg.Client({ connectionString, options: '-c default_transaction_read_only=off' })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

/** Makes a setting the database’s own, and has the server connect anew. */
const setDatabase = async (setting: string) => {
  await beside(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I ${setting}', current_database()); END $$`)
  await beside(`SELECT pg_terminate_backend(pid, 5000) ${others}`)
}

/** Once the server has noticed. */
const readiness = async (status: number) => {
  await vi.waitUntil(
    async () => {
      testApp.clock.advance({ seconds: 2 })
      return (await statusOf('/readyz')) === status
    },
    { timeout: 30_000 },
  )
}

describe('/readyz', () => {
  it('says that the server works while its database takes writes', async () => {
    expect(await statusOf('/readyz')).toBe(200)
  })

  it('asks the database once for all who ask at the same time, and once a second', async () => {
    testApp.clock.advance({ seconds: 2 })
    const { pool } = testApp.platform.database
    const many = () => Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz')))
    const once = await recordStatements(pool, many)
    expect(once.filter(({ text }) => text.includes('rate_limits'))).toHaveLength(1)
    expect(await recordStatements(pool, many)).toEqual([])
    testApp.clock.advance({ seconds: 2 })
    expect(await recordStatements(pool, many)).toHaveLength(once.length)
  })

  it('notices a full disk: it makes the database write a file', async () => {
    testApp.clock.advance({ seconds: 2 })
    const { pool } = testApp.platform.database
    const sent = await recordStatements(pool, () => statusOf('/readyz'))
    const spilling = sent.find(({ text }) => text.includes('spilled'))?.text ?? ''
    const client = await pool.connect()
    await client.query("SET work_mem = '64kB'")
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS) ${spilling}`)
    await client.query('RESET work_mem')
    client.release()
    expect(JSON.stringify(rows)).toMatch(/temp written=\d\d/)
  })

  it('says so when the database takes no writes, as do the writes themselves', async () => {
    await setDatabase('SET default_transaction_read_only = on')
    await readiness(503)
    expect(await statusOf('/healthz')).toBe(200)
    const refusal = await testApp.client().refusal('sign-up', { body: newForm() })
    expect(refusal).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 })
    expect(testApp.log.at(-2)).toMatchObject({ reason: expect.stringContaining('read-only transaction') })
    await setDatabase('RESET default_transaction_read_only')
    await readiness(200)
  })

  it('says so within two seconds when the database is frozen, and works again with it', async () => {
    const { pool } = testApp.platform.database
    // A connection that a slow machine still opens for an earlier question would not be among the frozen ones.
    await vi.waitUntil(() => pool.idleCount === pool.totalCount, { timeout: 30_000 })
    const frozen = (await beside(`SELECT pid ${others}`)).map(({ pid }) => pid)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      testApp.clock.advance({ seconds: 2 })
      const answers = Promise.all([statusOf('/readyz'), statusOf('/readyz')])
      await vi.waitUntil(() => vi.getTimerCount() >= 2)
      vi.advanceTimersByTime(2_000)
      expect(await answers).toEqual([503, 503])
      expect(await statusOf('/healthz')).toBe(200)
    } finally {
      vi.useRealTimers()
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await readiness(200)
  })
})
