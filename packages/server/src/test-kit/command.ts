import type { CommandContext } from '../command/command.ts'
import { runCommand } from '../command/commands.ts'
import type { Outcome } from '../command/outcome.ts'
import type { Database } from '../platform/database.ts'

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
