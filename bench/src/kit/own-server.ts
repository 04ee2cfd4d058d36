import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { launchServer, type ServerProcess } from '@fonte/server/test-kit/server-process'

const home = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url))

/** Does `work` with a data folder of its own, which is removed afterwards. */
export const withDataFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  await mkdir(home, { recursive: true })
  const dataDir = await mkdtemp(`${home}run-`)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Does `work` with a real server on an embedded database, which is gone afterwards; as on any day but the first, it
 * has run before, so that its code is compiled.
 */
export const withServer = <T>(work: (server: ServerProcess) => Promise<T>) =>
  withDataFolder(async (dataDir) => {
    await (await launchServer({ dataDir })).end()
    const server = await launchServer({ dataDir })
    try {
      return await work(server)
    } finally {
      await server.end()
    }
  })
