import { lockUser } from '../account/account-store.ts'
import { grantAdmin, listAdmins, revokeAdmin } from '../admin/role-store.ts'
import { accountCommand } from './account-command.ts'
import type { Command } from './command.ts'
import { done, refused } from './outcome.ts'

export const grantCommand = accountCommand({
  name: 'grant',
  help: 'Makes an account an administrator.',
  carryOut: async ({ id, email }, database, { now }) => {
    return database.transaction(async (writer) => {
      if ((await lockUser(id, writer)) === undefined) return refused(`${email} has been deleted meanwhile.`)
      await grantAdmin(id, now(), writer)
      return done(`${email} is an admin now.`)
    })
  },
})

export const revokeCommand = accountCommand({
  name: 'revoke',
  help: 'Makes an administrator an ordinary user again, unless nobody else could administer.',
  carryOut: async ({ id, role, email }, database, { now }) => {
    if (role !== 'admin') return done(`${email} is no admin.`)
    return database.transaction(async (writer) => {
      if ((await lockUser(id, writer)) === undefined) return refused(`${email} has been deleted meanwhile.`)
      const revoked = await revokeAdmin(id, now(), writer)
      return revoked ? done(`${email} is no admin any more.`) : refused(`${email} is the last admin and stays one.`)
    })
  },
})

export const listCommand: Command = {
  name: 'list',
  parameters: '',
  help: 'Lists the e-mail addresses of all administrators.',
  run: async (args, context) => {
    if (args.length > 0) return 'misused'
    const database = await context.open()
    const admins = await listAdmins(database.read)
    return done(admins.length > 0 ? admins.join('\n') : 'There is no admin yet.')
  },
}
