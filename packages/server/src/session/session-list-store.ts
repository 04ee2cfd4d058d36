import type { ListedSession } from '@fonte/contract/account/session-list'
import type { Reader } from '../platform/database.ts'
import { userAgentName } from '../platform/http/user-agent.ts'
import { sessionsOf } from '../platform/session/session-store.ts'

/** Where `userId` is signed in at `now`, last used first; `currentId` is the session that asks. */
export const listSessions = async (
  userId: string,
  currentId: string,
  now: Date,
  reader: Reader,
): Promise<ListedSession[]> => {
  const rows = await sessionsOf(userId, now, reader)
  return rows.map(({ id, agent, created_at, last_used_at }) => ({
    id,
    agent: userAgentName(agent),
    is_current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
}
