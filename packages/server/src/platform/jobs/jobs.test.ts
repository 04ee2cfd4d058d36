import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { queueJob, startJobs, type Tasks, upkeepTimes } from './jobs.ts'

let home: TestDatabase
let database: Database
let stop = async () => {}

const done = new PassThrough({ objectMode: true })
/** What cleans up for as long as the test says. */
let cleaning = Promise.withResolvers<void>()
const clean = () => cleaning.promise
const tasks: Tasks = { lift: async (payload) => void done.write(payload), sweep: clean, dust: clean }
const log = pino({ level: 'silent' })
const nextDone = async (): Promise<unknown> => (await once(done, 'data'))[0]
const queue = (payload: object) => database.transaction((writer) => queueJob('lift', payload, writer))
const start = async () => {
  const jobs = await startJobs(database.pool, tasks, log)
  stop = jobs.stop
}

beforeAll(async () => {
  home = await createTestDatabase()
  database = openDatabase(home.url)
})

afterEach(async () => {
  vi.useRealTimers()
  cleaning.resolve()
  await stop()
  stop = async () => {}
})

afterAll(async () => {
  await database.close()
  await home.drop()
})

describe('a job', () => {
  it('finds a place while others that have their times take long, of which one is done at a time', async () => {
    cleaning = Promise.withResolvers()
    for (const { task, options } of upkeepTimes('* * * * * sweep\n* * * * * dust')) {
      await database.pool.query('SELECT graphile_worker.add_job($1, queue_name := $2, job_key := $3)', [
        task,
        options.queueName,
        options.jobKey,
      ])
    }
    await start()
    const result = nextDone()
    await queue({ kg: 120 })
    expect(await result).toEqual({ kg: 120 })
    cleaning.resolve()
  })

  it('is done as soon as the transaction that queued it is', async () => {
    await start()
    const result = nextDone()
    await queue({ kg: 100 })
    expect(await result).toEqual({ kg: 100 })
  })

  it('is never done when its transaction fails', async () => {
    const failing = database.transaction(async (writer) => {
      await queueJob('lift', { kg: 500 }, writer)
      throw new Error('too heavy')
    })
    await expect(failing).rejects.toThrow('too heavy')
    await start()
    const result = nextDone()
    await queue({ kg: 60 })
    expect(await result).toEqual({ kg: 60 })
  })

  it('is taken over from a server that died in the middle of it', async () => {
    await queue({ kg: 140 })
    await database.pool.query(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'dead server', locked_at = now() - interval '6 minutes'",
    )
    const result = nextDone()
    await start()
    expect(await result).toEqual({ kg: 140 })
  })

  it('is left to its server for as long as that works on it, and begun once', async () => {
    cleaning = Promise.withResolvers()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start()
    await database.pool.query("SELECT graphile_worker.add_job('sweep')")
    const held = async () =>
      (await database.pool.query('SELECT attempts, locked_by, locked_at FROM graphile_worker._private_jobs')).rows[0]
    await vi.waitUntil(async () => (await held()).locked_by !== null)
    await database.pool.query("UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '6 minutes'")
    const before = await held()
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitUntil(async () => (await held()).locked_at?.getTime() !== before.locked_at.getTime())
    expect(await held()).toMatchObject({ attempts: 1, locked_by: before.locked_by })
  })

  it('is done although the database cut all connections in between', async () => {
    await start()
    const other = openDatabase(home.url, { max: 1 })
    await other.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    const result = nextDone()
    await other.transaction((writer) => queueJob('lift', { kg: 80 }, writer))
    await other.close()
    expect(await result).toEqual({ kg: 80 })
  })
})
