import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { readConfig } from './platform/config.ts'
import { keptSecret } from './platform/embedded/data-folder.ts'
import { createLog, finishLog } from './platform/log.ts'
import { hasMailbox } from './platform/mail/mailbox.ts'
import { reasonOf } from './platform/start-error.ts'
import { type RunningServer, startServer } from './server.ts'

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

// Nobody may read any more what is said here, or there may be no room for it: that ends no server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const log = createLog(process.stdout.isTTY)

let server: RunningServer | null = null
const ending = new AbortController()

async function start(): Promise<void> {
  const config = readConfig(process.env, (dataDir) => keptSecret(dataDir, 'session-key'))
  const started = await startServer({ config, log, webDir, signal: ending.signal })
  server = started
  if (ending.signal.aborted) return stop()
  process.stdout.write(`Fonte is ready: ${config.publicUrl}\n`)
  if (process.stdout.isTTY && hasMailbox(config)) process.stdout.write(`Mails: ${config.publicUrl}/dev/mailbox\n`)
  for (const { role, email, password } of started.demoAccounts) {
    process.stdout.write(`Demo ${role}: ${email}, password ${password} (shown only this once)\n`)
  }
  // Written now, and not at the end: a server that is killed starts as fast the next time. Until then it is kept in memory too.
  flushCompileCache()
}

/**
 * Says why in one sentence and ends with exit code 1, or in order when somebody asked for it. What had been started is
 * stopped already.
 */
function giveUp(reason: unknown): Promise<void> {
  if (reason === ending.signal.reason) return leave()
  process.stderr.write(`${reasonOf(reason)}\n`)
  process.exitCode = 1
  return leave()
}

/** A failure that nobody caught: the server ends in order with exit code 1; one that is ending goes on with that. */
function onUncaught(error: unknown): void {
  log.fatal({ err: error }, 'a failure that nobody caught')
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
  if (server !== null) stop()
  else if (!ending.signal.aborted) leave()
}

/** Stops once, whoever asks: a signal, the end of the process that started this one, or a failure. */
async function stop(): Promise<void> {
  ending.abort()
  const running = server
  server = null
  await running?.close()
  if (running) await leave()
}

async function leave(): Promise<void> {
  await finishLog(log)
  process.exit()
}

process.on('uncaughtException', onUncaught)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)
start().catch(giveUp)
