import type { Device } from '@fonte/contract/device'
import { deviceName } from '@fonte/domain/device/device-name'
import type { Reader, Writer } from '../platform/database.ts'

/** Where `userId` is signed in at `now`, last used first; `currentId` is the session that asks. */
export const listDevices = async (userId: string, currentId: string, now: Date, reader: Reader): Promise<Device[]> => {
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
    agent: deviceName(agent),
    is_current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
}

/** Ends one session of `userId`; false when there is none. */
export const endDevice = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  const ended = await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends the sessions of `userId`, who is locked, all but `keptId` where one is kept. */
export const endDevices = async (userId: string, keptId: string | null, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
    .execute()
}

/** When the password was last typed in a session; undefined when it is over. */
export const findPasswordTypedAt = async (sessionId: string, reader: Reader): Promise<Date | undefined> => {
  const row = await reader
    .selectFrom('sessions')
    .select('password_typed_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.password_typed_at
}

/** Forgets the sessions of everybody that have run out. */
export const deleteExpiredSessions = async (now: Date, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      // One that somebody is busy with goes next time: sessions of many people are in no order that all agree on.
      query.selectFrom('sessions as old').select('old.id').where('expires_at', '<=', now).forUpdate().skipLocked(),
    )
    .execute()
}
