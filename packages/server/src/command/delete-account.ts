import { removeAccount } from '../personal-data/account-removal-store.ts'
import { Problem } from '../platform/problem.ts'
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
    try {
      const wasThere = await database.transaction((writer) =>
        removeAccount({ userId: id, actorId: null }, now(), writer),
      )
      return done(wasThere ? `The account of ${email} is deleted.` : `${email} has no account any more.`)
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'last-admin')) throw error
      return refused(`${email} is the last admin and stays one.`)
    }
  },
})
