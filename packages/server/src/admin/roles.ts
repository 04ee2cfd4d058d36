import type { Database } from '../platform/database.ts'
import { done, type Outcome, refused, usage } from './outcome.ts'
import { findAccountByEmail, grantAdmin, listAdmins, revokeAdmin } from './role-store.ts'

/** Carries out `grant <e-mail>`, `revoke <e-mail>` or `list`, as given on the command line. */
export async function manageAdmins(args: readonly string[], database: Database): Promise<Outcome> {
  const [verb, email, ...rest] = args
  if (verb === 'list' && email === undefined) {
    const admins = await listAdmins(database.read)
    return done(admins.length > 0 ? admins.join('\n') : 'There is no admin yet.')
  }
  if ((verb !== 'grant' && verb !== 'revoke') || email === undefined || rest.length > 0) return usage
  const account = await findAccountByEmail(email, database.read)
  if (!account) return refused(`There is no account with the e-mail address ${email}.`)
  if (verb === 'grant') {
    await database.transaction((writer) => grantAdmin(account.id, Date.now(), writer))
    return done(`${email} is an admin now.`)
  }
  if (account.role !== 'admin') return done(`${email} is no admin.`)
  const revoked = await database.transaction((writer) => revokeAdmin(account.id, Date.now(), writer))
  return revoked ? done(`${email} is no admin any more.`) : refused(`${email} is the last admin and stays one.`)
}
