import type { Role } from '@fonte/domain/account/role'
import { sql } from 'kysely'
import { insertAudit } from '../audit/audit-store.ts'
import type { Reader, Writer } from '../platform/database.ts'

/** The account of an e-mail address, whatever its case; undefined when there is none. */
export async function findAccountByEmail(
  email: string,
  reader: Reader,
): Promise<{ id: string; role: string; blocked_at: Date | null } | undefined> {
  return reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'profiles.role', 'users.blocked_at'])
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

/**
 * Whether `userId` is an admin without whom nobody could administer: no other one is confirmed and not blocked. All
 * admins keep their roles until the transaction ends.
 */
export async function isLastAdmin(userId: string, writer: Writer): Promise<boolean> {
  const admins = await writer
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.id', 'confirmed_at', 'blocked_at'])
    .where('role', '=', 'admin')
    .orderBy('profiles.id')
    .forUpdate('profiles')
    .execute()
  const canSignIn = ({ confirmed_at, blocked_at }: (typeof admins)[number]) => confirmed_at !== null && !blocked_at
  const others = admins.filter(({ id }) => id !== userId)
  return others.length < admins.length && !others.some(canSignIn)
}

/** Makes an admin an ordinary user again at `now` (epoch ms), unless they are the last one; whether that was done. */
export async function revokeAdmin(userId: string, now: number, writer: Writer): Promise<boolean> {
  if (await isLastAdmin(userId, writer)) return false
  await setRole(userId, 'user', now, writer)
  return true
}
