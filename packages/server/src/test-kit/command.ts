import type { CommandContext } from '../command/command.ts'
import { runCommand } from '../command/commands.ts'
import type { Outcome } from '../command/outcome.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import type { ServerProcess } from './server-process.ts'

/** Carries out a command of `npm run admin --` on the database of a test server. */
export const runCommandOn = (
  { config, database, now }: Pick<CommandContext, 'config' | 'now'> & { readonly database: Database },
  ...args: string[]
): Promise<Outcome> => {
  const context: CommandContext = {
    config,
    now,
    signal: new AbortController().signal,
    tell: () => undefined,
    reach: async () => database.url,
    open: async () => database,
  }
  return runCommand(args, context)
}

/** Carries out a command for a server that runs, in this process: one of its own would load all of Fonte. Throws what it says when it is refused. */
export const operate = async (
  { url, databaseUrl }: Pick<ServerProcess, 'url' | 'databaseUrl'>,
  dataDir: string,
  args: readonly string[],
): Promise<void> => {
  const database = openDatabase(databaseUrl(), { max: 1 })
  const config = { publicUrl: url, databaseUrl: database.url, dataDir, mail: null }
  const carriedOut = runCommandOn({ config, database, now: Date.now }, ...args)
  const { code, words } = await carriedOut.finally(database.close)
  if (code !== 0) throw new Error(words)
}
