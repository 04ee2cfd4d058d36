import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database, Writer } from '../database.ts'
import { Problem } from '../problem.ts'

/** How long (ms) a database may take to show that it works: a frozen one never answers. */
const longest = 2_000

/** How long (ms) what was found holds, so that asking often costs little. */
const freshFor = 1_000

/** Writes a row and a line of the database’s log, which a standby or a read-only database refuses. */
const writeRow = (writer: Writer) =>
  sql`WITH logged AS (SELECT pg_logical_emit_message(true, 'fonte', 'ready'))
      INSERT INTO rate_limits (key, points, expire) SELECT 'readiness', 0, 0 FROM logged
      ON CONFLICT (key) DO UPDATE SET points = excluded.points`.execute(writer)

/** Writes a quarter of a megabyte to the database’s disk and forgets it, which a full disk refuses. */
const fillFile = (writer: Writer) =>
  sql`WITH spilled AS MATERIALIZED (SELECT repeat('x', 1000) AS line FROM generate_series(1, 256))
      SELECT count(line) FROM spilled`.execute(writer)

const proveWrites = (database: Database): Promise<void> =>
  database.transaction(async (writer) => {
    await sql`SELECT set_config('statement_timeout', ${String(longest)}, true), set_config('work_mem', '64kB', true)`.execute(
      writer,
    )
    await writeRow(writer)
    await fillFile(writer)
  })

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database did not answer in time')), longest).unref()
  })

/** Asks once at a time and at most once a second whether writes succeed; rejects with the reason why not. */
const createReadiness = (database: Database, now: () => number): (() => Promise<void>) => {
  let asked: Promise<void> | null = null
  let settledAt = Number.NEGATIVE_INFINITY
  const ask = (): Promise<void> => {
    const asking = proveWrites(database)
    const note = () => {
      settledAt = now()
    }
    settledAt = Number.POSITIVE_INFINITY
    asking.then(note, note)
    return asking
  }
  return () => {
    if (!asked || now() - settledAt > freshFor) asked = ask()
    return Promise.race([asked, timeout()])
  }
}

interface Health {
  readonly database: Database
  readonly now: () => number
  /** Whether the database is on its way down: open connections still work, but no new one does. */
  readonly isLeaving: () => boolean
}

/**
 * `/healthz`: the process answers. `/readyz`: the database takes writes, and says so within two seconds (migrations ran
 * before the server listened).
 */
export const addHealth = (app: FastifyInstance, { database, now, isLeaving }: Health): void => {
  const requireReady = createReadiness(database, now)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (request) => {
    try {
      if (isLeaving()) throw new Error('the database is on its way down')
      await requireReady()
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'not ready')
      throw new Problem('unavailable', { retryAfter: 5 })
    }
    return { status: 'ready' }
  })
}
