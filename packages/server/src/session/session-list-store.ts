import type { ListedSession } from '@fonte/contract/account/session-list'
import type { Reader, Writer } from '../platform/database.ts'
import { userAgentName } from '../platform/http/user-agent.ts'

/** Where `userId` is signed in at `now`, last used first; `currentId` is the session that asks. */
export const listSessions = async (
  userId: string,
  currentId: string,
  now: Date,
  reader: Reader,
): Promise<ListedSession[]> => {
  const rows = await reader
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, agent, created_at, last_used_at }) => ({
    id,
    agent: userAgentName(agent),
    is_current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
}

/** Ends one session of `userId` and answers its user agent; null when there is none. */
export const endSession = async (userId: string, id: string, writer: Writer): Promise<string | null> => {
  const ended = await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('agent')
    .executeTakeFirst()
  return ended?.agent ?? null
}
