import { rmSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'
import { launchServer, type ServerProcess } from '../../test-kit/server-process.ts'
import { makeDataDir } from './data-dir.ts'

interface OwnServer {
  dataDir: string
  server: ServerProcess
}

/** A server with an embedded database for each test of a file; a test that ends it puts the next one in its place. */
export const ownServer = (): OwnServer => {
  const own = {} as OwnServer
  beforeEach(async () => {
    own.dataDir = makeDataDir()
    own.server = await launchServer({ dataDir: own.dataDir })
  }, 60_000)
  afterEach(async () => {
    await own.server.end()
    rmSync(own.dataDir, { recursive: true })
  }, 60_000)
  return own
}
