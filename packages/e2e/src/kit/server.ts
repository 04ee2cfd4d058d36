import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operate } from '@fonte/server/test-kit/command'
import { launchServer } from '@fonte/server/test-kit/server-process'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Fonte as people run it: the built pages, the embedded database, a process of its own. */
export interface FonteServer {
  readonly url: string
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data, at the same address. */
  start(): Promise<void>
  /** Copies its data; the answer restores that copy, as an operator does with a back-up. */
  backUp(): Promise<() => Promise<void>>
  /** Carries out what an operator writes after `npm run admin --`. */
  admin(...args: string[]): Promise<void>
  /** Ends it cleanly and removes its data. */
  remove(): Promise<void>
}

/** Starts a server on an empty data folder. */
export const startFonte = async (): Promise<FonteServer> => {
  const cache = join(root, '.cache')
  await mkdir(cache, { recursive: true })
  const dataDir = await mkdtemp(join(cache, 'e2e-'))
  const copyDir = `${dataDir}-copy`
  // The tests say themselves where a newcomer’s call comes from.
  const env = { TRUST_PROXY: '127.0.0.1' }
  let running = await launchServer({ dataDir, env })
  const { url } = running
  const start = async () => {
    running = await launchServer({ dataDir, env, port: Number(new URL(url).port) })
  }
  const whileStopped = async (work: () => Promise<void>) => {
    await running.end()
    await work()
    await start()
  }
  return {
    url,
    kill: () => running.end('SIGKILL'),
    start,
    backUp: async () => {
      await whileStopped(() => cp(dataDir, copyDir, { recursive: true }))
      return () =>
        whileStopped(async () => {
          await rm(dataDir, { recursive: true })
          await rename(copyDir, dataDir)
        })
    },
    admin: (...args) => operate(running, dataDir, args),
    remove: async () => {
      await running.end()
      for (const dir of [dataDir, copyDir]) await rm(dir, { recursive: true, force: true })
    },
  }
}
