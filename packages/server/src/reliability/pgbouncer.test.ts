import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ended, freePort } from '../platform/embedded/postmaster.ts'
import { refusePooler } from '../platform/postgres/pooler.ts'
import { makeDataDir } from './test-kit/data-dir.ts'
import { type ExternalPostgres, startExternalPostgres } from './test-kit/external-postgres.ts'

/** Where Debian’s package puts it. */
const program = '/usr/sbin/pgbouncer'

let dataDir: string
let postgres: ExternalPostgres
let pgbouncer: ChildProcess | undefined

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })

/** Starts it in front of the database; it refuses to be root. */
const startPgbouncer = async (settings: readonly string[], connectQuery: string): Promise<string> => {
  const { port, username, password } = new URL(postgres.url)
  const own = await freePort()
  const ini = join(dataDir, 'pgbouncer.ini')
  const place = `host=127.0.0.1 port=${port} dbname=fonte user=${username} password=${password} ${connectQuery}`
  const listen = ['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'auth_type = any', 'unix_socket_dir =']
  writeFileSync(ini, ['[databases]', `fonte = ${place}`, '[pgbouncer]', ...listen, ...settings, ''].join('\n'))
  const notAsRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  pgbouncer = spawn(program, [...notAsRoot, ini], { stdio: 'ignore' })
  await vi.waitUntil(() => accepts(own), { timeout: 10_000, interval: 50 })
  return Object.assign(new URL(postgres.url), { port: String(own) }).href
}

const ignoring = 'ignore_startup_parameters = statement_timeout'

describe.runIf(existsSync(program))('PgBouncer before the database', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    dataDir = makeDataDir()
    postgres = await startExternalPostgres(dataDir)
  }, 60_000)

  afterEach(async () => {
    pgbouncer?.kill('SIGKILL')
    if (pgbouncer) await ended(pgbouncer)
  })

  afterAll(async () => {
    await postgres.stop('in order')
    rmSync(dataDir, { recursive: true })
  })

  it.each([
    ['as it comes', 'takes no limit of time for statements', ['pool_mode = transaction'], ''],
    ['told to ignore settings', 'drops the settings of a session', ['pool_mode = session', ignoring], ''],
    [
      'in transaction mode, with the limits set by itself',
      'gives each transaction another connection',
      ['pool_mode = transaction', ignoring],
      "connect_query='SET statement_timeout = 14321'",
    ],
  ])('is refused at the start %s', async (_how, reason, settings, connectQuery) => {
    await expect(refusePooler(await startPgbouncer(settings, connectQuery))).rejects.toThrow(reason)
  })
})
