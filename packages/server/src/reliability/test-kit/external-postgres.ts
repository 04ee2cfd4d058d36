import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createCluster } from '../../platform/embedded/cluster.ts'
import { openDataFolder } from '../../platform/embedded/data-folder.ts'
import { findPostgresExecutables } from '../../platform/embedded/executables.ts'
import { prepareServer } from '../../platform/embedded/first-connection.ts'
import { ended, freePort, launch, type ServerPlan, stopServer } from '../../platform/embedded/postmaster.ts'
import { chooseRunner } from '../../platform/embedded/runner.ts'
import { killDatabase } from './power-cut.ts'

/** A PostgreSQL that Fonte did not start and does not look after. */
export interface ExternalPostgres {
  readonly url: string
  /** Shuts it down in order, or kills all its processes. */
  stop(how: 'in order' | 'killed'): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

/** Makes a database of its own in `dataDir` and starts it. */
export const startExternalPostgres = async (dataDir: string): Promise<ExternalPostgres> => {
  openDataFolder(dataDir)
  const folder = join(dataDir, 'postgres')
  const password = randomBytes(16).toString('hex')
  const programs = findPostgresExecutables()
  const runner = chooseRunner(programs, dataDir)
  await createCluster(folder, password, programs, runner)
  const plan: ServerPlan = { folder, logFile: join(dataDir, 'postgres.log'), programs, runner, settings: [] }
  const port = await freePort()
  const begin = async () => {
    for (;;) {
      const server = launch(plan, port)
      if (await prepareServer(server, port, password)) return server
    }
  }
  let server = await begin()
  return {
    url: `postgres://fonte:${password}@127.0.0.1:${port}/fonte`,
    stop: async (how) => {
      if (how === 'in order') return await stopServer(server)
      const over = ended(server)
      killDatabase(dataDir)
      await over
    },
    start: async () => {
      server = await begin()
    },
  }
}
