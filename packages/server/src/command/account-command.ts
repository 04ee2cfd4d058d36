import { findAccountByEmail } from '../admin/role-store.ts'
import type { Database } from '../platform/database.ts'
import type { Command, CommandContext } from './command.ts'
import { type Outcome, refused } from './outcome.ts'

/** An account that a command names by its e-mail address. */
export interface NamedAccount {
  readonly id: string
  readonly role: string
  readonly blocked_at: Date | null
  /** As it was written on the command line. */
  readonly email: string
}

interface AccountCommand extends Pick<Command, 'name' | 'help'> {
  /** An option that may follow the address, such as `--yes`. */
  readonly option?: string
  carryOut(
    account: NamedAccount,
    database: Database,
    context: CommandContext & { readonly hasOption: boolean },
  ): Promise<Outcome>
}

/** A command on the account of one e-mail address, which is refused in plain words where there is none. */
export const accountCommand = ({ name, help, option, carryOut }: AccountCommand): Command => ({
  name,
  parameters: option ? `<e-mail> [${option}]` : '<e-mail>',
  help,
  run: async (args, context) => {
    const [email, ...rest] = args.filter((arg) => arg !== option)
    if (!email || email.startsWith('-') || rest.length > 0) return 'misused'
    const database = await context.open()
    const account = await findAccountByEmail(email, database.read)
    if (!account) return refused(`There is no account with the e-mail address ${email}.`)
    const hasOption = option !== undefined && args.includes(option)
    return carryOut({ ...account, email }, database, { ...context, hasOption })
  },
})
