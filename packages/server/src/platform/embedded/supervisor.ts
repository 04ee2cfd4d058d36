import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { prepareServer } from './first-connection.ts'
import { ended, freePort, lastWords, launch, type ServerPlan, stopServer } from './postmaster.ts'

/** A server that dies within these milliseconds of its start dies early; after a few such deaths it stays down. */
const early = 10_000
const earlyDeaths = 3

/** A server that is kept running. */
export interface Supervised {
  readonly port: number
  /** Process number of the server that runs now. */
  pid(): number | undefined
  /** Stops it for good. */
  stop(): Promise<void>
}

/** Starts a server and starts it again on the same port when it dies; `onLost` hears when that fails. */
export async function supervise(
  plan: ServerPlan,
  password: string,
  onLost: (reason: Error) => void,
): Promise<Supervised> {
  let { server, port } = await startSomewhere(plan, password)
  let stopping = false
  const keepRunning = async () => {
    for (let deaths = 0; ; ) {
      const startedAt = performance.now()
      await ended(server)
      if (stopping) return
      deaths = performance.now() - startedAt < early ? deaths + 1 : 0
      if (deaths > earlyDeaths) throw new StartError('The embedded database keeps stopping.')
      server = await startOn(port, plan, password)
      if (stopping) await stopServer(server)
    }
  }
  const over = keepRunning().catch(onLost)
  const stop = async () => {
    stopping = true
    await stopServer(server)
    await over
  }
  return { port, pid: () => server.pid, stop }
}

/** Starts on a free port, and on another one when somebody takes it in between. */
async function startSomewhere(plan: ServerPlan, password: string): Promise<{ server: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { server: await startOn(port, plan, password), port }
    } catch (error) {
      if (attempt === 5 || !String(error).includes('could not create any TCP/IP sockets')) throw error
    }
  }
}

/** After a crash, processes of the old server may hold its memory for a moment: that is waited for. */
async function startOn(port: number, plan: ServerPlan, password: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const server = launch(plan, port)
    try {
      if (await prepareServer(server, port, password)) return server
    } catch (error) {
      await stopServer(server)
      throw error
    }
    const words = lastWords(plan.logFile)
    if (attempt === 50 || !words.includes('shared memory block')) {
      throw new StartError(`The embedded database in ${plan.folder} could not start: ${words}.`)
    }
    await pause(100)
  }
}
