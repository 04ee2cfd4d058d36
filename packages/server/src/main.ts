import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { readConfig } from './platform/config.ts'
import { keptSecret } from './platform/embedded/data-folder.ts'
import { createLog } from './platform/log.ts'
import { hasMailbox } from './platform/mail/mailbox.ts'
import { reasonOf } from './platform/start-error.ts'
import { type RunningServer, startServer } from './server.ts'

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

const log = createLog(process.stdout.isTTY)

let server: RunningServer | null = null
let stopping = false

async function start(): Promise<void> {
  const config = readConfig(process.env, (dataDir) => keptSecret(dataDir, 'session-key'))
  server = await startServer({ config, log, webDir, onLost: giveUp })
  if (stopping) return stop()
  process.stdout.write(`Fonte is ready: ${config.publicUrl}\n`)
  if (process.stdout.isTTY && hasMailbox(config)) process.stdout.write(`Mails: ${config.publicUrl}/dev/mailbox\n`)
  for (const { role, email, password } of server.demoAccounts) {
    process.stdout.write(`Demo ${role}: ${email}, password ${password} (shown only this once)\n`)
  }
}

/** Says why in one sentence and ends with exit code 1, after stopping what runs. */
async function giveUp(reason: unknown): Promise<void> {
  process.stderr.write(`${reasonOf(reason)}\n`)
  process.exitCode = 1
  await stop()
  process.exit()
}

/** Stops once, whoever asks: a signal, the end of the process that started this one, or a failure. */
async function stop(): Promise<void> {
  stopping = true
  const running = server
  server = null
  await running?.close()
  if (running) process.exit()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)
start().catch(giveUp)
