import { lockUser } from '../account/account-store.ts'
import { blockAccount, unblockAccount } from '../admin/block-store.ts'
import { isLastAdmin } from '../admin/role-store.ts'
import { accountCommand } from './account-command.ts'
import { done, refused } from './outcome.ts'

export const blockCommand = accountCommand({
  name: 'block',
  help: 'Locks an account out and ends its sessions at once, unless nobody else could administer.',
  carryOut: ({ id, email }, database, { now }) =>
    database.transaction(async (writer) => {
      if ((await lockUser(id, writer)) === undefined) return refused(`${email} has been deleted meanwhile.`)
      if (await isLastAdmin(id, writer)) return refused(`${email} is the last admin and stays one.`)
      const blocked = await blockAccount({ userId: id, actorId: null }, now(), writer)
      return done(blocked ? `${email} is blocked, and signed out everywhere.` : `${email} is blocked already.`)
    }),
})

export const unblockCommand = accountCommand({
  name: 'unblock',
  help: 'Lets a blocked account sign in again, with the password it had.',
  carryOut: async ({ id, email }, database, { now }) => {
    const wasBlocked = await database.transaction((writer) =>
      unblockAccount({ userId: id, actorId: null }, now(), writer),
    )
    return done(wasBlocked ? `${email} can sign in again.` : `${email} is not blocked.`)
  },
})
