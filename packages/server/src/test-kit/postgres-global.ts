import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadLibrary } from '../library/load-library.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbedded } from '../platform/embedded/embedded-database.ts'
import { lockFolder } from '../platform/embedded/folder-lock.ts'
import { stopOrphan } from '../platform/embedded/orphan.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { migrate } from '../platform/migrate.ts'
import { databaseAt, libraryTemplateName, templateName } from './test-database.ts'

/**
 * Nothing in a throw-away database outlives the tests, so it need not reach the disk. A vacuum by itself would hold a
 * database that is about to go: only a superuser may end one, and the tests' role is none.
 */
const throwAway = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['max_connections=200', 'autovacuum=off'],
]

const home = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url))

let stop = async () => {}

/** Starts one PostgreSQL for all tests of the server, with migrated databases that each test file copies one of. */
export async function setup(project: TestProject): Promise<void> {
  mkdirSync(home, { recursive: true })
  await sweep()
  const dataDir = mkdtempSync(join(home, 'run-'))
  const onTrouble = (words: string) => process.stderr.write(`${words}\n`)
  const database = await startEmbedded({ dataDir, settings: throwAway, onTrouble })
  stop = async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
  await makeTemplates(database.url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  project.provide('databaseUrl', database.url)
}

/** Stops it and removes all it held. */
export async function teardown(): Promise<void> {
  await stop()
}

async function makeTemplates(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await migrate(databaseAt(url, templateName))
  await migrateJobs(databaseAt(url, templateName))
  await client.query(`CREATE DATABASE ${libraryTemplateName} TEMPLATE ${templateName}`)
  await client.end()
  const database = openDatabase(databaseAt(url, libraryTemplateName))
  await loadLibrary(database).finally(database.close)
}

/** Removes what earlier runs left behind because they were killed. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(home)) {
    const dataDir = join(home, name)
    const lock = lockFolder(dataDir)
    if (lock === null) continue
    await stopOrphan(join(dataDir, 'postgres'))
    lock.release()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
