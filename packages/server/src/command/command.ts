import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Outcome } from './outcome.ts'

/** What a command works with. A command that asks for no database needs none. */
export interface CommandContext {
  readonly config: Pick<Config, 'publicUrl' | 'databaseUrl' | 'dataDir' | 'mail'>
  /** The clock, in ms since the epoch. */
  now(): number
  /** Whether somebody asked the command to end: what takes long stops in order. */
  readonly signal: AbortSignal
  /** Tells how far the command is, in a line of its own. */
  tell(words: string): void
  /** Address of the database, as it is: the running one, or the embedded one that is started for the command. */
  reach(): Promise<string>
  /** The database with the schema of this Fonte. */
  open(): Promise<Database>
}

/** One of the commands after `npm run admin --`. */
export interface Command {
  readonly name: string
  /** What stands after the name, such as `<e-mail>`; empty for nothing. */
  readonly parameters: string
  /** What it does, in one sentence. */
  readonly help: string
  /** Carries the command out; `misused` when `args`, which follow the name, do not fit the parameters. */
  run(args: readonly string[], context: CommandContext): Promise<Outcome | 'misused'>
}
