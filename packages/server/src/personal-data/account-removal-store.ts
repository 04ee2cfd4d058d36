import { deleteAccount, lockUser } from '../account/account-store.ts'
import { isLastAdmin } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { deleteMailsTo } from '../platform/mail/mail-store.ts'
import { deleteTraining } from './personal-data-store.ts'

/** Whose account goes, and who removes it: null for the command line. */
interface Removal {
  readonly userId: string
  readonly actorId: string | null
}

/**
 * Deletes an account with all that it owns at `now` (epoch ms); what stays is a line of the audit log that holds ids
 * alone. The last administrator stays, and nothing happens where the account has gone meanwhile.
 */
export const removeAccount = async (
  { userId, actorId }: Removal,
  now: number,
  writer: Writer,
): Promise<'removed' | 'gone' | 'last-admin'> => {
  const email = await lockUser(userId, writer)
  if (email === undefined) return 'gone'
  if (await isLastAdmin(userId, writer)) return 'last-admin'
  await insertAudit({ actor_id: actorId, action: 'delete-user-account', subject_id: userId }, now, writer)
  await deleteTraining(userId, writer)
  await deleteMailsTo(email, writer)
  await deleteAccount(userId, writer)
  return 'removed'
}
