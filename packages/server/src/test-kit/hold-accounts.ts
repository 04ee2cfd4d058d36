import type pg from 'pg'
import { onTestFinished } from 'vitest'

/** Holds accounts, as a reset of years of training does, until the test is over or what it answers is called. */
export const holdAccounts = async (pool: pg.Pool, ids: readonly string[]): Promise<() => Promise<unknown>> => {
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM users WHERE id = ANY($1) FOR NO KEY UPDATE', [ids])
  onTestFinished(() => holder.release(true))
  return () => holder.query('COMMIT')
}
