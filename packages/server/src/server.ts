import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prerenderedFolder } from '@fonte/contract/url/public-page'
import type { FastifyBaseLogger } from 'fastify'
import { fillNames } from './account/name-store.ts'
import { buildApp } from './app.ts'
import { communityTimes } from './community/tell-exercises.ts'
import { dashboardTimes } from './dashboard/dashboard-tasks.ts'
import { blockDemoAccounts, createDemoAccounts, type DemoAccount } from './demo/demo-accounts.ts'
import { loadLibrary } from './library/load-library.ts'
import { type Config, missingSettings } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'
import { startEmbedded } from './platform/embedded/embedded-database.ts'
import { migrateJobs, startJobs } from './platform/jobs/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { createPlatform } from './platform/platform.ts'
import { refusePooler } from './platform/postgres/pooler.ts'
import { reasonOf, StartError } from './platform/start-error.ts'
import { purgeTimes } from './purge/purge.ts'
import { fillSearchTexts } from './report/report-store.ts'
import { resealSecrets } from './second-factor/reseal-store.ts'
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
  /** Ends a start that waits until another server has migrated: the start then throws its reason. */
  readonly signal?: AbortSignal
}

/** Calls, and connections to the database, that take longer than this to finish (ms) are cut off when the server closes. */
const closingTime = 10_000

/** Connections that may wait to be taken up: all pages of a service come back at once after a restart. */
const backlog = 4_096

type Stop = () => Promise<void>

/** Stops a part, or leaves it behind when it does not stop: what was started before it must be stopped, too. */
const inTime =
  (stop: Stop): Stop =>
  () =>
    Promise.race([stop(), pause(2 * closingTime, undefined, { ref: false })])

/**
 * Starts the database if it is the embedded one, migrates, loads the library, works on jobs and listens.
 * Throws a StartError after stopping again what had been started.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const started: Stop[] = []
  const failed = (error: unknown) => options.log.warn({ reason: reasonOf(error) }, 'a part did not stop in order')
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop().catch(failed)
  }
  try {
    const opened = await startDatabase(options, started)
    const demoAccounts = await startApp(options, opened, started)
    return { demoAccounts, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface OpenDatabase {
  readonly database: Database
  /** Whether it is on its way down; nobody knows of one that Fonte did not start. */
  readonly isLeaving: () => boolean
}

async function startDatabase({ config, log, signal }: ServerOptions, started: Stop[]): Promise<OpenDatabase> {
  let url = config.databaseUrl
  let isLeaving = () => false
  if (url === null) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, onTrouble: (words) => log.warn(words) })
    started.push(embedded.stop)
    ;({ url, isLeaving } = embedded)
  } else await refusePooler(url)
  await migrate(url, { signal })
  await migrateJobs(url)
  let closing = false
  const onLostConnection = (error: Error) => {
    if (!closing) log.warn({ reason: reasonOf(error) }, 'connection lost')
  }
  const database = openDatabase(url, { onLost: onLostConnection })
  const stop = () => {
    closing = true
    return database.close()
  }
  started.push(inTime(stop))
  await fillNames(database)
  sayLost(await resealSecrets(database, config.sessionKeys), log)
  await fillSearchTexts(database)
  await loadLibrary(database)
  return { database, isLeaving }
}

/** Demo accounts come last, so that no failure can swallow the passwords that are shown only once. */
async function startApp(
  { config, log, webDir }: ServerOptions,
  { database, isLeaving }: OpenDatabase,
  started: Stop[],
): Promise<readonly DemoAccount[]> {
  const platform = createPlatform({ config, database })
  sayBlocked(await blockDemoAccounts(platform), log)
  sayMissing(missingSettings(config), log)
  const jobs = await startJobs(database.pool, tasksOf(platform, log), log, purgeTimes + communityTimes + dashboardTimes)
  started.push(inTime(jobs.stop))
  if (platform.backups) started.push(inTime(platform.backups.start(log)))
  const isBuilt = ['index.html', prerenderedFolder].every((part) => existsSync(join(webDir, part)))
  const pages = isBuilt ? { webDir } : {}
  const app = await buildApp({ platform, log, databaseIsLeaving: isLeaving, ...pages })
  const stop = async () => {
    const cutOff = setTimeout(() => app.server.closeAllConnections(), closingTime)
    await app.close()
    clearTimeout(cutOff)
  }
  started.push(inTime(stop))
  await app.listen({ host: config.host, port: config.port, backlog }).catch((error: unknown) => {
    throw notListening(error, config)
  })
  return createDemoAccounts(platform)
}

function sayBlocked(emails: readonly string[], log: FastifyBaseLogger): void {
  if (emails.length === 0) return
  log.warn(
    `The demo accounts ${emails.join(' and ')} are blocked from now on, because others can reach this server. ` +
      'Make an administrator with "npm run admin -- grant <e-mail>".',
  )
}

function sayMissing(settings: readonly string[], log: FastifyBaseLogger): void {
  if (settings.length === 0) return
  log.warn(`The legal notice does not say who runs this public service: set ${settings.join(', ')}.`)
}

function sayLost(secrets: number, log: FastifyBaseLogger): void {
  if (secrets === 0) return
  log.warn(
    `${secrets} second factors cannot be opened with SESSION_KEY or SESSION_KEY_PREVIOUS: their owners need a recovery ` +
      'code, or "npm run admin -- second-factor-off <e-mail>".',
  )
}

function notListening(error: unknown, { host, port }: Config): StartError {
  if (error instanceof StartError) return error
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  const reason = taken ? 'another program uses it already' : reasonOf(error)
  return new StartError(
    `Fonte cannot listen on port ${port} of ${host}: ${reason}. Choose another one with PORT or HOST.`,
  )
}
