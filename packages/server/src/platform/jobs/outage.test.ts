import process from 'node:process'
import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { startJobs } from './jobs.ts'

let home: TestDatabase
let database: Database

beforeEach(async () => {
  home = await createTestDatabase()
  database = openDatabase(home.url)
})

afterEach(async () => {
  await database.close()
  await home.drop()
})

/** Lets the worker’s call for news of jobs hang, as on a database that is being killed; resolves once it does. */
const hangListening = (pool: pg.Pool) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    const hang = (...args: Parameters<typeof query>) => {
      const [text] = args as readonly unknown[]
      if (typeof text !== 'string' || !text.startsWith('LISTEN "jobs:insert"')) return query(...args)
      resolve()
      return query('SELECT pg_sleep(600)')
    }
    Object.assign(client, { query: hang })
  })
  return promise
}

const cutHanging = async () => {
  const other = openDatabase(home.url, { max: 1 })
  await other.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)' AND pid <> pg_backend_pid()",
  )
  await other.close()
}

/** As long (ms) as a machine that does much else may take for one line. */
const timeout = 20_000

describe('the work on jobs', () => {
  it('ends quietly when the database goes while it is stopping', async () => {
    const uncaught = vi.fn()
    process.on('unhandledRejection', uncaught)
    const hanging = hangListening(database.pool)
    const jobs = await startJobs(database.pool, {}, pino({ level: 'silent' }))
    await hanging
    const stopped = jobs.stop()
    await cutHanging()
    await stopped
    await turn()
    process.off('unhandledRejection', uncaught)
    expect(uncaught).not.toHaveBeenCalled()
  })

  it('warns, and calls nothing a failure, when its connection is lost and made anew', async () => {
    const lines: { level: number; msg: string }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    const hanging = hangListening(database.pool)
    const jobs = await startJobs(database.pool, {}, log)
    await hanging
    await cutHanging()
    await vi.waitUntil(() => lines.some(({ msg }) => msg.includes('notify listener')), { timeout })
    await jobs.stop()
    expect(lines.filter(({ level }) => level > 40)).toEqual([])
  })

  it('calls a job that failed a failure', async () => {
    const lines: { level: number; msg: string }[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
    const lift = () => Promise.reject(new Error('too heavy'))
    const jobs = await startJobs(database.pool, { lift }, log)
    await database.pool.query("SELECT graphile_worker.add_job('lift', '{}'::json)")
    await vi.waitUntil(() => lines.some(({ level, msg }) => level === 50 && msg.includes('too heavy')), { timeout })
    await jobs.stop()
  })
})
