import { createClock } from '@fonte/server/test-kit/clock'
import { recordStatements, type SentStatement } from '@fonte/server/test-kit/count-statements'
import { openTestApp } from '@fonte/server/test-kit/test-app'
import type pg from 'pg'
import type { Person } from './person.ts'

/** A statement that fills a database may take minutes (ms). */
const unhurried = { connect: 5_000, statement: 0, lock: 10_000, answer: 1_800_000 }

/** Does `work` with connections to the database at `url`, whose statements may take as long as they need. */
export const withDatabase = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const testApp = await openTestApp(url, { clock: createClock(), times: unhurried })
  try {
    return await work(testApp.platform.database.pool)
  } finally {
    await testApp.close()
  }
}

/** The statements that Fonte sends on the database at `url` to answer each of the paths to a person. */
export const statementsFor = async (
  url: string,
  { cookie }: Person,
  paths: readonly string[],
): Promise<Record<string, SentStatement[]>> => {
  const { app, platform, close } = await openTestApp(url, { clock: createClock() })
  const get = (path: string) => app.inject({ url: path, headers: { cookie } })
  // What the first calls bring about once, such as the look at whether the service is closed, is no part of any call.
  for (const path of paths) await get(path)
  const recorded: Record<string, SentStatement[]> = {}
  for (const path of paths) recorded[path] = await recordStatements(platform.database.pool, () => get(path))
  await close()
  return recorded
}
