import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import { seededRandom } from '@fonte/domain/random/random'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillNames } from '../account/name-store.ts'
import { loadLibrary } from '../library/load-library.ts'
import { openDatabase } from '../platform/database.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { migrate } from '../platform/migrate.ts'
import { personOf } from '../platform/session/passwords.ts'
import { fillSearchTexts } from '../report/report-store.ts'
import { createClock } from '../test-kit/clock.ts'
import { signIn } from '../test-kit/factories.ts'
import { seed } from '../test-kit/seed.ts'
import { openTestApp, type TestApp } from '../test-kit/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import { fillFormer, formerPeople, type Tables, tablesOf } from './test-kit/former-rows.ts'

const own = fileURLToPath(new URL('../migrations', import.meta.url))
const names = readdirSync(own)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

/** Earlier schemas, each by the number of its last migration: the oldest one with all of an account, and two that are drawn; a soak tries all. */
function drawn(): readonly string[] {
  if (process.env.SOAK_SEED !== undefined) return names
  const random = seededRandom(seed)
  return ['002', ...[0, 1].map(() => (names[Math.floor(random() * names.length)] ?? '').slice(0, 3))]
}

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase('template0')
  folder = mkdtempSync(join(tmpdir(), 'fonte-former-schema-'))
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** What migrations are there to change, and versions that differ after each change. */
const renewed = ['revisions', 'community_version', 'library_version', 'schema_migrations', 'app_state', 'post_figures']
const renewedColumns = ['search_text', 'names_text']

/** The rows of the tables of `before`, each column that both have, in an order of their own. */
function common(tables: Tables, before: Tables, after: Tables): Record<string, string[]> {
  const kept = Object.keys(before).filter((table) => after[table] && !renewed.includes(table))
  return Object.fromEntries(
    kept.map((table) => {
      const columns = Object.keys(before[table]?.[0] ?? {}).filter((column) => {
        return !renewedColumns.includes(column) && after[table]?.every((row) => column in row)
      })
      const rows = tables[table]?.map((row) => JSON.stringify(columns.map((column) => [column, row[column]])))
      return [table, (rows ?? []).toSorted()]
    }),
  )
}

/** Reads all that a page asks for without naming anything, and what one takes along. */
async function readAll({ client, platform }: TestApp): Promise<void> {
  const browser = client()
  const hashed = await platform.passwords.hash('a password', personOf({ id: formerPeople.ada }))
  await platform.database.pool.query('UPDATE users SET password_hash = $1 WHERE id = $2', [hashed, formerPeople.ada])
  await signIn(browser, { email: '0@fonte.test', password: 'a password' })
  const reads = Object.entries(routes).filter(([, route]: [string, Route]) => {
    return route.method === 'GET' && route.answer && !route.path.includes(':')
  })
  for (const [operation] of reads) {
    const { status } = await browser.send(operation as OperationId, { query: {} })
    expect([operation, status < 500]).toEqual([operation, true])
  }
  await browser.call('export-user-data', { body: {} })
}

it.each(drawn())(
  'rows of a Fonte whose last migration was %s are as they were, and all of them are read',
  async (last) => {
    for (const name of names.filter((one) => one.slice(0, 3) <= last)) copyFileSync(join(own, name), join(folder, name))
    await migrate(database.url, { folder })
    await fillFormer(database.url)
    const before = await tablesOf(database.url)
    await migrate(database.url)
    const after = await tablesOf(database.url)
    expect(common(after, before, after)).toEqual(common(before, before, after))
    // Of a post that three people rated and two copied, one of whom is blocked; before posts there are none.
    const figures = after.post_figures?.filter(({ copy_count }) => copy_count !== 0) ?? []
    expect(figures).toEqual(
      last < '012' ? [] : [expect.objectContaining({ rating_sum: 4, rating_count: 2, copy_count: 1 })],
    )
    await migrateJobs(database.url)
    const opened = openDatabase(database.url)
    await fillNames(opened)
    await fillSearchTexts(opened)
    await loadLibrary(opened)
    await opened.close()
    const app = await openTestApp(database.url, { clock: createClock() })
    await readAll(app)
    await app.close()
  },
  120_000,
)
