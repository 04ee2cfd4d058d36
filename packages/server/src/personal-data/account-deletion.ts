import { deleteAccount, lockUser } from '../account/account-store.ts'
import { isLastAdmin } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import { deleteMailsTo } from '../platform/mail/mail-store.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { deleteTraining } from './personal-data-store.ts'

/**
 * Deletes the account of `user` with all that it owns, in one transaction; what stays is a line of the audit log that
 * holds ids alone.
 * @throws Problem `password-required`, `wrong-password`, `last-admin`, `signed-out` when it has gone meanwhile
 */
export const deleteOwnAccount = async (
  platform: Platform,
  user: Caller,
  password: string | undefined,
): Promise<void> => {
  await requirePassword(platform, user, password)
  const { database, now } = platform
  await database.transaction(async (writer) => {
    const email = await lockUser(user.id, writer)
    if (email === undefined) throw new Problem('signed-out')
    if (await isLastAdmin(user.id, writer)) throw new Problem('last-admin')
    await insertAudit({ actor_id: user.id, action: 'delete-user-account', subject_id: user.id }, now(), writer)
    await deleteTraining(user.id, writer)
    await deleteMailsTo(email, writer)
    await deleteAccount(user.id, writer)
  })
}
