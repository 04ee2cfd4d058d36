import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Fonte as people run it: the built pages, the embedded database, a process of its own. */
export interface FonteServer {
  readonly url: string
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data, at the same address. */
  start(): Promise<void>
  /** Copies its data; the answer sets it back to that copy, as an operator does who restores a back-up. */
  backUp(): Promise<() => Promise<void>>
  /** Carries out what an operator writes after `npm run admin --`. */
  admin(...args: string[]): Promise<void>
  /** Ends it cleanly and removes its data. */
  remove(): Promise<void>
}

/** Below the ports that systems hand out by themselves, so that nobody takes it between two starts. */
const lowestPort = 20_000
const highestPort = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

const freePort = async (): Promise<number> => {
  const port = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort))
  return (await isFree(port)) ? port : freePort()
}

const launch = (port: number, dataDir: string) =>
  new Promise<ChildProcess>((resolve, reject) => {
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${port}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Fonte is ready')) resolve(child)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-2000)}`)))
  })

const end = (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** Starts a server on an empty data folder. */
export const startFonte = async (): Promise<FonteServer> => {
  const cache = join(root, '.cache')
  await mkdir(cache, { recursive: true })
  const dataDir = await mkdtemp(join(cache, 'e2e-'))
  const port = await freePort()
  const copyDir = `${dataDir}-copy`
  let child = await launch(port, dataDir)
  const whileStopped = async (work: () => Promise<void>) => {
    await end(child, 'SIGTERM')
    await work()
    child = await launch(port, dataDir)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end(child, 'SIGKILL'),
    start: async () => {
      child = await launch(port, dataDir)
    },
    backUp: async () => {
      await whileStopped(() => cp(dataDir, copyDir, { recursive: true }))
      return () =>
        whileStopped(async () => {
          await rm(dataDir, { recursive: true })
          await rename(copyDir, dataDir)
        })
    },
    admin: async (...args) => {
      const env = { ...process.env, DATA_DIR: dataDir }
      await promisify(execFile)(process.execPath, ['packages/server/src/admin-command.ts', ...args], { cwd: root, env })
    },
    remove: async () => {
      await end(child, 'SIGTERM')
      for (const dir of [dataDir, copyDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
