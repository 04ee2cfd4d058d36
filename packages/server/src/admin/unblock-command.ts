import type { Database } from '../platform/database.ts'
import { unblockAccount } from './block-store.ts'
import { done, type Outcome, refused, usage } from './outcome.ts'
import { findAccountByEmail } from './role-store.ts'

/** Carries out `unblock <e-mail>`: the account can sign in again, with the password it had. */
export const unblock = async (args: readonly string[], database: Database): Promise<Outcome> => {
  const [email, ...rest] = args
  if (email === undefined || rest.length > 0) return usage
  const account = await findAccountByEmail(email, database.read)
  if (!account) return refused(`There is no account with the e-mail address ${email}.`)
  const wasBlocked = await database.transaction((writer) => unblockAccount(account.id, Date.now(), writer))
  return done(wasBlocked ? `${email} can sign in again.` : `${email} is not blocked.`)
}
