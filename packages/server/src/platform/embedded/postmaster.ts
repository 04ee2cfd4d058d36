import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresExecutables } from './executables.ts'
import { cleanEnvironment, type Runner } from './runner.ts'
import { openServerLog } from './server-log.ts'

/** What a database server is started with. */
export interface ServerPlan {
  readonly folder: string
  readonly logFile: string
  readonly programs: PostgresExecutables
  readonly runner: Runner
  /** Settings beyond ours, as name=value. */
  readonly settings: readonly string[]
}

/** Hears, in a sentence, of a database that died, that cannot be started for the moment, and that is back. */
export type OnTrouble = (words: string) => void

/** Personal data stay out of the log: no details of rows, no statements with their values. */
const ownSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'max_wal_size=256MB',
  'jit=off',
  'log_checkpoints=off',
]

/** Starts a database server, which may not be ready yet. It has a session of its own: Ctrl-C does not reach it. */
export function launch(plan: ServerPlan, port: number): ChildProcess {
  const settings = [...ownSettings, `port=${port}`, ...plan.settings].flatMap((setting) => ['-c', setting])
  const { file, args } = plan.runner.command(plan.programs.postgres, ['-D', plan.folder, ...settings])
  const log = openServerLog(plan.logFile)
  try {
    const options = { ...plan.runner.spawnAs, cwd: '/', env: cleanEnvironment, detached: true }
    const server = spawn(file, args, { ...options, stdio: ['ignore', log, log] })
    // A system without room for one more process says so here: such a server has no process number, and has ended.
    server.once('error', () => undefined)
    return server
  } finally {
    closeSync(log)
  }
}

/** Resolves when the process has ended, at once if it has already. */
export function ended(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => server.once('exit', () => resolve()))
}

/** Stops a server fast but in order: open transactions end, what was acknowledged is on disk. */
export async function stopServer(server: ChildProcess): Promise<void> {
  const over = ended(server)
  server.kill('SIGINT')
  const timeout = new AbortController()
  const late = pause(30_000, 'late', { signal: timeout.signal }).catch(() => 'over')
  if ((await Promise.race([over, late])) === 'late') server.kill('SIGQUIT')
  timeout.abort()
  await over
}

/** A port of loopback that is free now, below the range that systems give to outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
