import { deleteAccount, lockLeaver } from '../account/account-store.ts'
import { isLastAdmin } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { deleteMailsTo } from '../platform/mail/mail-store.ts'
import { tellChanges } from '../platform/revision-store.ts'
import { deleteTraining } from './personal-data-store.ts'

/** Takes somebody out of rows that belong to others: whom they hid, and what they reported. */
const forgetInRowsOfOthers = async (userId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('hidden_authors').where('author_id', '=', userId).execute()
  await writer.updateTable('reports').set({ post_user_id: null }).where('post_user_id', '=', userId).execute()
}

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
  const email = await lockLeaver(userId, writer)
  if (email === undefined) return 'gone'
  if (await isLastAdmin(userId, writer)) return 'last-admin'
  await insertAudit({ actor_id: actorId, action: 'delete-user-account', subject_id: userId }, now, writer)
  await deleteTraining(userId, writer)
  await deleteMailsTo(email, writer)
  await forgetInRowsOfOthers(userId, writer)
  // With the account its own number goes, which is locked in its turn among those of others.
  await tellChanges(userId, writer)
  await deleteAccount(userId, writer)
  return 'removed'
}
