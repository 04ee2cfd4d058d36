import type { Role } from '@fonte/domain/account/status'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { insertAudit } from './audit-store.ts'

/** The account of an e-mail address, whatever its case; undefined when there is none. */
export async function findAccount(email: string, reader: Reader): Promise<{ id: string; role: string } | undefined> {
  return reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'profiles.role'])
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
}

/** E-mail addresses of all admins, in alphabetical order. */
export async function listAdmins(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.email')
    .where('profiles.role', '=', 'admin')
    .orderBy('users.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Gives an account a role at `now` (epoch ms), and notes that the command line did. */
async function setRole(userId: string, role: Role, now: number, writer: Writer): Promise<void> {
  await writer.updateTable('profiles').set({ role }).where('id', '=', userId).execute()
  await insertAudit({ actor_id: null, action: 'set-role', subject_id: userId, details: { role } }, now, writer)
}

/** Makes an account an admin at `now` (epoch ms). */
export async function grantAdmin(userId: string, now: number, writer: Writer): Promise<void> {
  await setRole(userId, 'admin', now, writer)
}

/** Whether `userId` is the only admin; all of them stay as they are until the transaction ends. */
export async function isLastAdmin(userId: string, writer: Writer): Promise<boolean> {
  const admins = await writer
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.length === 1 && admins[0]?.id === userId
}

/** Makes an admin an ordinary user again at `now` (epoch ms), unless they are the last one; whether that was done. */
export async function revokeAdmin(userId: string, now: number, writer: Writer): Promise<boolean> {
  if (await isLastAdmin(userId, writer)) return false
  await setRole(userId, 'user', now, writer)
  return true
}
