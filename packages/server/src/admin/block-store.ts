import { sql } from 'kysely'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'

/**
 * Blocks the accounts of these addresses at `now` (epoch ms) and ends their sessions. Answers the addresses of those
 * that were not blocked before.
 */
export const blockAccounts = async (
  emails: readonly string[],
  now: number,
  writer: Writer,
): Promise<readonly string[]> => {
  const blocked = await writer
    .updateTable('users')
    .set({ blocked_at: new Date(now) })
    .where(sql<string>`lower(email)`, 'in', emails)
    .where('blocked_at', 'is', null)
    .returning(['id', 'email'])
    .execute()
  for (const { id } of blocked) {
    await writer.deleteFrom('sessions').where('user_id', '=', id).execute()
    await insertAudit({ actor_id: null, action: 'block', subject_id: id }, now, writer)
  }
  return blocked.map(({ email }) => email)
}

/** Lets a blocked account sign in again, at `now` (epoch ms); whether it was blocked. */
export const unblockAccount = async (userId: string, now: number, writer: Writer): Promise<boolean> => {
  const { numUpdatedRows } = await writer
    .updateTable('users')
    .set({ blocked_at: null })
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await insertAudit({ actor_id: null, action: 'unblock', subject_id: userId }, now, writer)
  return true
}
