import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { printedFolder } from '@fonte/domain/page/public-page'
import type { FastifyBaseLogger } from 'fastify'
import { createDemoAccounts, type DemoAccount } from './account/demo-accounts.ts'
import { fillSkeletons } from './account/name-store.ts'
import { buildApp } from './app.ts'
import { loadLibrary } from './library/load-library.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { startEmbedded } from './platform/embedded/embedded-database.ts'
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { createPlatform } from './platform/platform.ts'
import { reasonOf, StartError } from './platform/start-error.ts'
import { purgeTimes } from './purge/purge.ts'
import { tasksOf } from './tasks.ts'

/** A server that answers. */
export interface RunningServer {
  /** Made at the very first start of a server that only this machine reaches; else empty. */
  readonly demoAccounts: readonly DemoAccount[]
  /** Finishes the calls that are under way, then stops everything in the reverse order of its start. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** Folder of the built pages; may be missing, then only the programming interface is served. */
  readonly webDir: string
  /** Told when the embedded database has died for good. */
  readonly onLost: (reason: Error) => void
}

/** Calls that take longer than this to finish, in ms, are cut off when the server closes. */
const patience = 10_000

type Stop = () => Promise<void>

/**
 * Starts the database if it is the embedded one, migrates, loads the library, works on jobs and listens.
 * Throws a StartError after stopping again what had been started.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const started: Stop[] = []
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop()
  }
  try {
    const database = await startDatabase(options, started)
    const demoAccounts = await startApp(options, database, started)
    return { demoAccounts, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startDatabase({ config, log, onLost }: ServerOptions, started: Stop[]): Promise<Database> {
  let url = config.databaseUrl
  if (url === null) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, onLost })
    started.push(embedded.stop)
    url = embedded.url
  }
  await migrate(url)
  await migrateJobs(url)
  let closing = false
  const onLostConnection = (error: Error) => {
    if (!closing) log.warn({ reason: reasonOf(error) }, 'connection lost')
  }
  const database = openDatabase(url, { onLost: onLostConnection })
  started.push(() => {
    closing = true
    return database.close()
  })
  await fillSkeletons(database)
  await loadLibrary(database)
  return database
}

/** Demo accounts come last, so that no failure can swallow the passwords that are shown only once. */
async function startApp(
  { config, log, webDir }: ServerOptions,
  database: Database,
  started: Stop[],
): Promise<readonly DemoAccount[]> {
  const platform = createPlatform({ config, database })
  const jobs = await startJobs(database.pool, tasksOf(platform, log), log, purgeTimes)
  started.push(jobs.stop)
  const isBuilt = ['index.html', printedFolder].every((part) => existsSync(join(webDir, part)))
  const pages = isBuilt ? { webDir } : {}
  const app = await buildApp({ platform, log, ...pages })
  started.push(async () => {
    const impatient = setTimeout(() => app.server.closeAllConnections(), patience)
    await app.close()
    clearTimeout(impatient)
  })
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw notListening(error, config)
  })
  return createDemoAccounts(platform)
}

function notListening(error: unknown, { host, port }: Config): StartError {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const reason = taken ? 'another program uses it already' : reasonOf(error)
  return new StartError(
    `Fonte cannot listen on port ${port} of ${host}: ${reason}. Choose another one with PORT or HOST.`,
  )
}
