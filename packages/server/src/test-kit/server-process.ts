import { type ChildProcessByStdio, spawn } from 'node:child_process'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import processOfStart from '../../process.json' with { type: 'json' }
import { runningDatabaseUrl } from '../platform/embedded/embedded-database.ts'
import { freePort } from '../platform/embedded/postmaster.ts'

/** What `npm start` tells Node. */
export const serverOptions: readonly string[] = processOfStart.arguments

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Node keeps compiled code where `npm start` does: a process of the tests finds that of the one before. */
export const compiledCode = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)),
}

/** Fonte as people run it: the built pages, the embedded database, a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** From the start of the process to its word that it is ready, in ms. */
  readonly readyAfter: number
  /** URL of its database. */
  databaseUrl(): string
  /** Ends the process: in order, or as a power cut would. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface ServerProcessOptions {
  readonly dataDir: string
  /** The port of an earlier process; a free one otherwise. */
  readonly port?: number
  /** The script to run, from the folder. */
  readonly script?: string
  /** Where an archive was unpacked; the project's folder otherwise. */
  readonly folder?: string
  /** Options of Node itself; those of `npm start` otherwise. */
  readonly nodeOptions?: readonly string[]
  /** Environment variables beyond its place; undefined for one that is not to be set. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Waits for the word that it is ready, then lets it speak unheard. */
const ready = (child: ChildProcessByStdio<null, Readable, Readable>) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Fonte is ready')) return
      for (const stream of [child.stdout, child.stderr]) stream.off('data', listen).resume()
      resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-2000)}`)))
  })

/** Starts a server on a data folder and waits until it is ready. Throws with its last words when it ends instead. */
export const launchServer = async (options: ServerProcessOptions): Promise<ServerProcess> => {
  const {
    dataDir,
    script = 'packages/server/src/main.ts',
    nodeOptions = serverOptions,
    folder = root,
    env = {},
  } = options
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, script], {
    cwd: folder,
    env: {
      ...compiledCode,
      ...processOfStart.environment,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await ready(child)
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - startedAt,
    databaseUrl: () => runningDatabaseUrl(dataDir) ?? '',
    end: (signal = 'SIGTERM') => {
      child.kill(signal)
      return over
    },
  }
}
