import { deleteAccount, lockLeaver, lockUser } from '../account/account-store.ts'
import { isLastAdmin, seemsLastAdmin } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { deleteMailsTo } from '../platform/mail/mail-store.ts'
import { Problem } from '../platform/problem.ts'
import { forgetDeletionsOf, tellChanges } from '../platform/revision-store.ts'
import { deletePrivateTraining, deleteSharedTraining } from './personal-data-store.ts'

/**
 * Takes somebody out of rows that belong to others: who hid them, and who reported them. Their own rows of the same tables,
 * which go with the account, are locked along, in one order everywhere: two who did so to one another, and both leave, never
 * wait in a circle.
 */
const forgetInRowsOfOthers = async (userId: string, writer: Writer): Promise<void> => {
  const hidden = writer.selectFrom('hidden_authors').select(['user_id', 'author_id'])
  await hidden
    .where((row) => row.or([row('user_id', '=', userId), row('author_id', '=', userId)]))
    .orderBy('user_id')
    .orderBy('author_id')
    .forUpdate()
    .execute()
  await writer.deleteFrom('hidden_authors').where('author_id', '=', userId).execute()
  const reports = writer.selectFrom('reports').select('id')
  await reports
    .where((row) => row.or([row('user_id', '=', userId), row('post_user_id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  await writer.updateTable('reports').set({ post_user_id: null }).where('post_user_id', '=', userId).execute()
}

/** Whose account goes, and who removes it: null for the command line. */
interface Removal {
  readonly userId: string
  readonly actorId: string | null
}

/**
 * Deletes an account with all that it owns at `now` (epoch ms); what stays is a line of the audit log that holds ids
 * alone. Nothing happens where the account has gone meanwhile: it answers whether it was there.
 * @throws Problem `last-admin`
 */
export const removeAccount = async ({ userId, actorId }: Removal, now: number, writer: Writer): Promise<boolean> => {
  const email = await lockUser(userId, writer)
  if (email === undefined) return false
  if (await seemsLastAdmin(userId, writer)) throw new Problem('last-admin')
  await insertAudit({ actor_id: actorId, action: 'delete-user-account', subject_id: userId }, now, writer)
  await deletePrivateTraining(userId, writer)
  await forgetDeletionsOf(userId, writer)
  // Only now, as it keeps all other administrators from changing their profiles.
  if (await isLastAdmin(userId, writer)) throw new Problem('last-admin')
  await lockLeaver(userId, writer)
  await deleteSharedTraining(userId, writer)
  await deleteMailsTo(email, writer)
  await forgetInRowsOfOthers(userId, writer)
  // With the account its own number goes, which is locked in its turn among those of others.
  await tellChanges(userId, writer)
  await deleteAccount(userId, writer)
  return true
}
