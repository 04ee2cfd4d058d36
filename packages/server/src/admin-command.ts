import process from 'node:process'
import type { CommandContext } from './command/command.ts'
import { runCommand } from './command/commands.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { keptSecret } from './platform/embedded/data-folder.ts'
import { runningDatabaseUrl, startEmbedded } from './platform/embedded/embedded-database.ts'
import { migrate } from './platform/migrate.ts'
import { refusePooler } from './platform/postgres/pooler.ts'
import { reasonOf, StartError } from './platform/start-error.ts'

type Leave = () => Promise<void>

const interrupted = new StartError('The command was interrupted.')

/**
 * What a command works with; what it opens is noted in `opened`, to be left in the reverse order. The configuration is
 * read when it is asked for: the help needs none.
 */
function contextOf(opened: Leave[], signal: AbortSignal): CommandContext {
  let known: Config | undefined
  const config = () => {
    known ??= readConfig(process.env, (dataDir) => keptSecret(dataDir, 'session-key'))
    return known
  }
  /** The embedded database is started only when no Fonte runs it already. */
  const reach = async () => {
    const { databaseUrl, dataDir } = config()
    if (databaseUrl !== null) await refusePooler(databaseUrl)
    const url = databaseUrl ?? runningDatabaseUrl(dataDir)
    if (url !== null) return url
    const embedded = await startEmbedded({ dataDir, onTrouble: say })
    opened.push(embedded.stop)
    return embedded.url
  }
  const open = async () => {
    const url = await reach()
    await migrate(url, { signal })
    const database = openDatabase(url, { max: 1 })
    opened.push(database.close)
    return database
  }
  return {
    get config() {
      return config()
    },
    now: Date.now,
    signal,
    tell: say,
    reach,
    open,
  }
}

async function command(args: readonly string[]): Promise<void> {
  const opened: Leave[] = []
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort(interrupted))
  try {
    const { code, words } = await runCommand(args, contextOf(opened, ending.signal))
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(`${words}\n`)
    process.exitCode = code
  } finally {
    for (const leave of opened.reverse()) await leave()
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
