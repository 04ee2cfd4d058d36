import type pg from 'pg'
import { vi } from 'vitest'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A call that answers, whatever it answers. */
export type Call = () => Promise<{ readonly status: number }>

/** Two calls that meet at the row which `locking` locks: the first waits for it, then the other one, then it is free. */
export const meetAt = async (
  pool: pg.Pool,
  locking: { readonly text: string; readonly values?: string[] },
  first: Call,
  second: Call,
): Promise<number[]> => {
  const areWaiting = async (count: number) => {
    const { rows } = await pool.query(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rows[0].count === count
  }
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query(locking)
  const calls = [first()]
  await vi.waitUntil(() => areWaiting(1), { timeout: 20_000 })
  calls.push(second())
  await vi.waitUntil(() => areWaiting(2), { timeout: 20_000 })
  await holder.query('COMMIT')
  holder.release()
  return (await Promise.all(calls)).map(({ status }) => status)
}

/** The same browser, at another server of the same database. */
export const atServer = (server: TestApp, { jar }: Client): Client => {
  const client = server.client()
  for (const name of ['fonte_access', 'fonte_refresh', 'fonte_session']) client.jar.set(name, jar.get(name) ?? '')
  return client
}

/** How often PostgreSQL ended a transaction of this database because it waited for another one in a circle. */
export const countDeadlocks = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
  return Number(rows[0].deadlocks)
}
