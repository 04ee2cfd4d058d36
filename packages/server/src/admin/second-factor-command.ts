import type { Database } from '../platform/database.ts'
import { resetSecondFactor } from '../second-factor/reset-store.ts'
import { done, type Outcome, refused, usage } from './outcome.ts'
import { findAccountByEmail } from './role-store.ts'

/** Carries out `second-factor-off <e-mail>`: the account signs in by its password alone, after all its sessions ended. */
export const turnSecondFactorOff = async (args: readonly string[], database: Database): Promise<Outcome> => {
  const [email, ...rest] = args
  if (email === undefined || rest.length > 0) return usage
  const account = await findAccountByEmail(email, database.read)
  if (!account) return refused(`There is no account with the e-mail address ${email}.`)
  const reset = { actorId: null, userId: account.id }
  const outcome = await database.transaction((writer) => resetSecondFactor(reset, Date.now(), writer))
  if (outcome === 'off' || outcome === null) return done(`${email} has no second step at sign-in.`)
  return done(`${email} signs in by password alone now, and was signed out everywhere.`)
}
