import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockSchema } from '../platform/migrate.ts'
import { openConnection } from '../platform/postgres/open-connection.ts'
import { compiledCode } from '../test-kit/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import { makeDataDir } from './test-kit/data-dir.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

let dataDir: string
let place: TestDatabase
let migrating: Awaited<ReturnType<typeof openConnection>>
let child: ChildProcess | undefined

beforeEach(async () => {
  dataDir = makeDataDir()
  place = await createTestDatabase()
  migrating = await openConnection(place.url)
  await lockSchema(migrating)
})

afterEach(async () => {
  child?.kill('SIGKILL')
  await migrating.end()
  await place.drop()
  rmSync(dataDir, { recursive: true })
})

/** Runs a script until it waits for whoever migrates; answers what it says and how it ends. */
const waitingFor = async (script: string, ...args: string[]) => {
  const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@exemple.fr' }
  const secrets = { DATABASE_URL: place.url, SESSION_KEY: randomBytes(32).toString('hex') }
  const started = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...compiledCode, ...mails, ...secrets, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child = started
  let said = ''
  started.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const over = once(started, 'exit')
  const isWaiting = async () => {
    const waiting = await migrating.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
    )
    return waiting.rowCount === 1
  }
  await vi.waitUntil(isWaiting, { timeout: 30_000 })
  started.kill('SIGTERM')
  const end = await over
  return { end, said }
}

describe('while another Fonte migrates', { timeout: 60_000 }, () => {
  it('a server that is told to end does so in order, and waits no longer', async () => {
    expect(await waitingFor('packages/server/src/main.ts')).toEqual({ end: [0, null], said: '' })
  })

  it('npm run admin that is told to end tells its command, which does so and says it', async () => {
    const told = { end: [1, null], said: 'The command was interrupted.\n' }
    expect(await waitingFor('scripts/admin.mjs', 'list')).toEqual(told)
  })
})
