import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf, StartError } from '../start-error.ts'
import { isLeaving } from './asked-to-end.ts'
import { beginCluster, createCluster, finishCluster, holdsCluster, isBeingMade } from './cluster.ts'
import { hasSecret, keptSecret, openDataFolder } from './data-folder.ts'
import { findPostgresExecutables } from './executables.ts'
import { fonte } from './first-connection.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { notedPostmaster, stopOrphan } from './orphan.ts'
import type { OnTrouble, ServerPlan } from './postmaster.ts'
import { chooseRunner, giveFolder } from './runner.ts'
import { rotateLog, rotateOpenLog } from './server-log.ts'
import { supervise } from './supervisor.ts'

/** How often (ms) the database's log is checked for its size. */
const rotationInterval = 10 * 60_000

/** A running database that belongs to this process. */
export interface EmbeddedDatabase {
  /** URL for connections as Fonte's own role. */
  readonly url: string
  /** Process number of the database server. */
  pid(): number | undefined
  /** Whether somebody else told it to end: it lets nobody in any more, and will be started again. */
  isLeaving(): boolean
  /** Shuts the database down in order and gives the folder free. */
  stop(): Promise<void>
}

interface Options {
  readonly dataDir: string
  /** Told when the server died, cannot be started for the moment, or is back. */
  readonly onTrouble: OnTrouble
  /** Settings of PostgreSQL beyond ours, as name=value. */
  readonly settings?: readonly string[]
}

/**
 * Starts the real PostgreSQL that lives in the data folder, making it on the first call. A server left over by a
 * killed Fonte is stopped in order first; one that dies while in use is started again on the same port, however often.
 * Throws a StartError when another Fonte holds the folder or the database cannot start.
 */
export async function startEmbedded({ dataDir, onTrouble, settings = [] }: Options): Promise<EmbeddedDatabase> {
  openDataFolder(dataDir)
  const lock = await claim(dataDir)
  try {
    const { plan, password } = await preparePlan(dataDir, settings)
    const supervised = await supervise(plan, password, onTrouble)
    const rotation = keepLogSmall(plan.logFile, onTrouble)
    const stop = async () => {
      clearInterval(rotation)
      await supervised.stop()
      lock.release()
    }
    const url = urlOf(supervised.port, password)
    return { url, pid: supervised.pid, isLeaving: () => isLeaving(plan.folder), stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** URL of the database that another process runs on the data folder, or null when none does. */
export function runningDatabaseUrl(dataDir: string): string | null {
  openDataFolder(dataDir)
  const lock = lockFolder(dataDir)
  lock?.release()
  const noted = notedPostmaster(clusterOf(dataDir))
  if (lock !== null || noted === null) return null
  return urlOf(noted.port, passwordOf(dataDir))
}

/** Puts the log of a running server aside when it has grown large; what stands in the way is told, and ends nothing. */
function keepLogSmall(logFile: string, onTrouble: OnTrouble): NodeJS.Timeout {
  const rotate = () => {
    try {
      rotateOpenLog(logFile)
    } catch (error) {
      onTrouble(`The log of the database could not be put aside: ${reasonOf(error)}.`)
    }
  }
  return setInterval(rotate, rotationInterval).unref()
}

/** Claims the folder; waits up to two seconds for a Fonte that is just shutting down. */
async function claim(dataDir: string): Promise<FolderLock> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const lock = lockFolder(dataDir)
    if (lock !== null) return lock
    await pause(100)
  }
  throw new StartError(
    `Another Fonte is already running on the data folder ${dataDir}: ` +
      'stop that one, or give this one a folder of its own with DATA_DIR.',
  )
}

function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

const passwordName = 'database-password'

function passwordOf(dataDir: string): string {
  return keptSecret(dataDir, passwordName).toString('hex')
}

/**
 * Whether the data folder holds its database, or shall get a new one. A database whose password is gone, and a password
 * whose database is gone, tell of a loss that a new one must not hide. Throws a StartError that says what to do.
 */
function holdsDatabase(dataDir: string, folder: string): boolean {
  const hasPassword = hasSecret(dataDir, passwordName)
  const password = join(dataDir, passwordName)
  if (holdsCluster(folder)) {
    if (hasPassword) return true
    throw new StartError(`The database in ${folder} is there, but its password is gone: put ${password} back.`)
  }
  if (hasPassword && !isBeingMade(folder)) {
    throw new StartError(
      `The database is gone: ${folder} is missing or empty, though ${password} is there. Put the folder back, or ` +
        `restore the whole of ${dataDir} from a back-up. To begin anew without any data, remove ${password}.`,
    )
  }
  return false
}

function urlOf(port: number, password: string): string {
  return `postgres://${fonte}:${password}@127.0.0.1:${port}/${fonte}`
}

async function preparePlan(dataDir: string, settings: readonly string[]) {
  const folder = clusterOf(dataDir)
  const programs = findPostgresExecutables()
  const exists = holdsDatabase(dataDir, folder)
  if (exists) {
    finishCluster(folder)
    await stopOrphan(folder)
  } else beginCluster(folder)
  const password = passwordOf(dataDir)
  const runner = chooseRunner(programs, dataDir)
  if (exists) giveFolder(folder, runner)
  else await createCluster(folder, password, programs, runner)
  const logFile = join(dataDir, 'postgres.log')
  rotateLog(logFile)
  const plan: ServerPlan = { folder, logFile, programs, runner, settings }
  return { plan, password }
}
