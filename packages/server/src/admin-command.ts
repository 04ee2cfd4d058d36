import process from 'node:process'
import { runAdminCommand } from './admin/command.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { keptSecret } from './platform/embedded/data-folder.ts'
import { runningDatabaseUrl, startEmbedded } from './platform/embedded/embedded-database.ts'
import { migrate } from './platform/migrate.ts'
import { refusePooler } from './platform/postgres/pooler.ts'
import { reasonOf } from './platform/start-error.ts'

/** URL of the database, and how to leave it: the embedded one is started only when no Fonte runs it already. */
async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; leave(): Promise<void> }> {
  if (databaseUrl !== null) await refusePooler(databaseUrl)
  const url = databaseUrl ?? runningDatabaseUrl(dataDir)
  if (url !== null) return { url, leave: async () => {} }
  const embedded = await startEmbedded({ dataDir, onTrouble: say })
  return { url: embedded.url, leave: embedded.stop }
}

async function command(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env, (dataDir) => keptSecret(dataDir, 'session-key'))
  const { url, leave } = await reachDatabase(config)
  try {
    await migrate(url)
    const database = openDatabase(url, { max: 1 })
    const { done, words } = await runAdminCommand(args, database)
    await database.close()
    const stream = done ? process.stdout : process.stderr
    stream.write(`${words}\n`)
    if (!done) process.exitCode = 1
  } finally {
    await leave()
  }
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}

function fail(reason: unknown): void {
  say(reasonOf(reason))
  process.exitCode = 1
}

command(process.argv.slice(2)).catch(fail)
