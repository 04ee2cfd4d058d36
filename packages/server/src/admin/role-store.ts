import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

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

/** Makes an account an admin. */
export async function grantAdmin(userId: string, writer: Writer): Promise<void> {
  await writer.updateTable('profiles').set({ role: 'admin' }).where('id', '=', userId).execute()
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

/** Makes an admin an ordinary user again, unless they are the last one; answers whether that was done. */
export async function revokeAdmin(userId: string, writer: Writer): Promise<boolean> {
  if (await isLastAdmin(userId, writer)) return false
  await writer.updateTable('profiles').set({ role: 'user' }).where('id', '=', userId).execute()
  return true
}
