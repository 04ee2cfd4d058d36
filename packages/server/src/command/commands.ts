import { backupCommand, restoreCommand } from './back-ups.ts'
import { blockCommand, unblockCommand } from './blocks.ts'
import type { Command, CommandContext } from './command.ts'
import { deleteCommand } from './delete-account.ts'
import { maintenanceCommand } from './maintenance.ts'
import { done, misused, type Outcome } from './outcome.ts'
import { resetLinkCommand } from './reset-link.ts'
import { grantCommand, listCommand, revokeCommand } from './roles.ts'
import { secondFactorOffCommand } from './second-factor-off.ts'

/** Every command, in the order in which the help tells of them. */
const commands: readonly Command[] = [
  grantCommand,
  revokeCommand,
  listCommand,
  blockCommand,
  unblockCommand,
  deleteCommand,
  resetLinkCommand,
  secondFactorOffCommand,
  maintenanceCommand,
  backupCommand,
  restoreCommand,
]

const helpWords = new Set(['help', '--help', '-h'])

const lineOf = ({ name, parameters }: Command): string => `npm run admin -- ${name} ${parameters}`.trimEnd()

const allHelp = (): string =>
  ['Usage:', ...commands.flatMap((command) => [`  ${lineOf(command)}`, `      ${command.help}`])].join('\n')

/** Carries out what stands after `npm run admin --`. */
export const runCommand = async (args: readonly string[], context: CommandContext): Promise<Outcome> => {
  const [first = '', ...rest] = args
  if (helpWords.has(first)) return done(allHelp())
  const command = commands.find(({ name }) => name === first)
  if (!command) {
    return misused(first === '' ? allHelp() : `There is no command ${JSON.stringify(first)}.\n${allHelp()}`)
  }
  if (rest.some((word) => helpWords.has(word))) return done(`Usage: ${lineOf(command)}\n${command.help}`)
  const outcome = await command.run(rest, context)
  return outcome === 'misused' ? misused(`Usage: ${lineOf(command)}\n${command.help}`) : outcome
}
