import { removeAccount } from '../personal-data/account-removal-store.ts'
import { accountCommand } from './account-command.ts'
import { done, refused } from './outcome.ts'

export const deleteCommand = accountCommand({
  name: 'delete',
  option: '--yes',
  help: 'Deletes an account with all that it owns, for good; asks for --yes first.',
  carryOut: async ({ id, email }, database, { hasOption, now }) => {
    if (!hasOption) {
      return refused(
        `This deletes the account of ${email} with its programs, workouts, posts and messages, and cannot be undone. ` +
          `To do it, write: npm run admin -- delete ${email} --yes`,
      )
    }
    const outcome = await database.transaction((writer) => removeAccount({ userId: id, actorId: null }, now(), writer))
    if (outcome === 'last-admin') return refused(`${email} is the last admin and stays one.`)
    return done(outcome === 'removed' ? `The account of ${email} is deleted.` : `${email} has no account any more.`)
  },
})
