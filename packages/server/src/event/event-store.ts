import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

/** Which of the sessions are over: ended, or blocked with their user. */
export const findEndedSessions = async (
  held: readonly { readonly id: string; readonly userId: string }[],
  reader: Reader,
): Promise<readonly { id: string; reason: 'ended' | 'blocked' }[]> => {
  const ids = held.map(({ id }) => id)
  const userIds = held.map(({ userId }) => userId)
  const { rows } = await sql<{ id: string; reason: 'ended' | 'blocked' }>`
    SELECT held.id, CASE WHEN users.blocked_at IS NULL THEN 'ended' ELSE 'blocked' END AS reason
    FROM unnest(${ids}::uuid[], ${userIds}::uuid[]) AS held (id, user_id)
    LEFT JOIN sessions ON sessions.id = held.id
    LEFT JOIN users ON users.id = held.user_id
    WHERE sessions.id IS NULL OR users.blocked_at IS NOT NULL`.execute(reader)
  return rows
}
