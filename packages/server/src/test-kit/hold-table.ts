import type pg from 'pg'
import { vi } from 'vitest'

/** A table that nobody else can read or write until it is released. */
export interface HeldTable {
  /** Resolves once so many statements, one unless told otherwise, wait for it. */
  isWaitedFor(statements?: number): Promise<void>
  /** How many statements wait for it now. */
  waiting(): Promise<number>
  release(): Promise<void>
}

/** Holds a table as a long change of its shape would: whatever touches it waits in the database. */
export const holdTable = async (pool: pg.Pool, table: string): Promise<HeldTable> => {
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table}`)
  const waiting = async () => {
    const { rows } = await pool.query(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rows[0].count as number
  }
  return {
    waiting,
    isWaitedFor: async (statements = 1) => {
      await vi.waitUntil(async () => (await waiting()) >= statements, { timeout: 20_000 })
    },
    release: async () => {
      await client.query('COMMIT')
      client.release()
    },
  }
}
