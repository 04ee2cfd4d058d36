import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf, StartError } from '../start-error.ts'
import { hastenEnd } from './asked-to-end.ts'
import { prepareServer } from './first-connection.ts'
import { stopOrphan } from './orphan.ts'
import { ended, freePort, launch, type OnTrouble, type ServerPlan, stopServer } from './postmaster.ts'
import { endOfLog, lastWords } from './server-log.ts'

/** How long (ms) to wait before each try in a row to start a server that died; the last one repeats for ever. */
const pauses = [0, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000]

/** A server that lived so long (ms) does not count with the deaths before it. */
const settled = 10_000

/** How long (ms) the first start waits for processes of a killed server to leave its memory. */
const leaving = 30_000

/** A server that is kept running. */
export interface Supervised {
  readonly port: number
  /** Process number of the server that runs now. */
  pid(): number | undefined
  /** Stops it for good. */
  stop(): Promise<void>
}

/**
 * Starts a server, and starts it again on the same port whenever it dies, with growing pauses, until it is stopped.
 * Throws a StartError when the first start fails.
 */
export async function supervise(plan: ServerPlan, password: string, onTrouble: OnTrouble): Promise<Supervised> {
  let { server, port } = await startSomewhere(plan, password)
  const stopping = new AbortController()
  const { signal } = stopping
  const onLaunch = (launched: ChildProcess) => {
    server = launched
  }
  const startAgain = async (deaths: number) => {
    for (let tries = deaths; !signal.aborted; tries++) {
      const wait = pauses[Math.min(tries, pauses.length - 1)]
      await pause(wait, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await stopOrphan(plan.folder)
        if (signal.aborted) return
        await startOn(port, plan, password, onLaunch)
        return onTrouble('The embedded database runs again.')
      } catch (error) {
        if (!signal.aborted) onTrouble(`${reasonOf(error).replace(/\.?$/, '.')} It is tried again.`)
      }
    }
  }
  const keepRunning = async () => {
    for (let deaths = 0; !signal.aborted; ) {
      const startedAt = performance.now()
      const stopWatching = hastenEnd(server, plan.folder, onTrouble)
      signal.addEventListener('abort', stopWatching)
      await ended(server)
      stopWatching()
      signal.removeEventListener('abort', stopWatching)
      if (signal.aborted) return
      deaths = performance.now() - startedAt < settled ? deaths + 1 : 0
      onTrouble(`The embedded database ended (${server.signalCode ?? `code ${server.exitCode}`}).`)
      await startAgain(deaths)
    }
  }
  const over = keepRunning()
  const stop = async () => {
    stopping.abort()
    await stopServer(server)
    await over
  }
  return { port, pid: () => server.pid, stop }
}

/** Starts on a free port, and on another one when somebody takes it in between. */
async function startSomewhere(plan: ServerPlan, password: string): Promise<{ server: ChildProcess; port: number }> {
  const giveUpAt = performance.now() + leaving
  for (let ports = 1; ; ) {
    const port = await freePort()
    try {
      return { server: await startOn(port, plan, password), port }
    } catch (error) {
      const words = reasonOf(error)
      const isHeld = words.includes('shared memory block') && performance.now() < giveUpAt
      const isTaken = words.includes('could not create any TCP/IP sockets') && ports++ < 5
      if (!isHeld && !isTaken) throw error
      await pause(100)
    }
  }
}

/** Starts a server and waits until it lets Fonte in. Throws a StartError with its reason when it ends instead. */
async function startOn(
  port: number,
  plan: ServerPlan,
  password: string,
  onLaunch?: (server: ChildProcess) => void,
): Promise<ChildProcess> {
  const from = endOfLog(plan.logFile)
  const server = launch(plan, port)
  onLaunch?.(server)
  try {
    if (await prepareServer(server, port, password)) return server
  } catch (error) {
    await stopServer(server)
    throw error
  }
  const words = lastWords(plan.logFile, from, server.pid)
  const remedy = words.includes('incompatible with server') ? ofOtherVersion(plan.folder) : ''
  throw new StartError(`The embedded database in ${plan.folder} could not start: ${words}.${remedy}`)
}

/** What to do with a database that this PostgreSQL does not open. */
function ofOtherVersion(folder: string): string {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  return (
    ` It was made by PostgreSQL ${version}, and not by the version that this Fonte brings: start the Fonte that made it, ` +
    'write "npm run admin -- backup <file>" there, and restore that file with this one into a new DATA_DIR.'
  )
}
