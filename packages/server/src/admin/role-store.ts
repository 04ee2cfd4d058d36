import type { Role } from '@fonte/domain/account/role'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import { insertAudit } from '../audit/audit-store.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'

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

/** Gives an account a role at `now` (epoch ms), and notes that the command line did; nothing when it had it already. */
async function setRole(userId: string, role: Role, now: number, writer: Writer): Promise<void> {
  const { role: former } = await writer
    .selectFrom('profiles')
    .select('role')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (former === role) return
  await writer.updateTable('profiles').set({ role }).where('id', '=', userId).execute()
  await insertAudit(
    { actor_id: null, action: 'set-role', subject_id: userId, before: { role: former }, after: { role } },
    now,
    writer,
  )
}

/** Makes an account an admin at `now` (epoch ms). */
export async function grantAdmin(userId: string, now: number, writer: Writer): Promise<void> {
  await setRole(userId, 'admin', now, writer)
}

const isAdmin = ['role', '=', 'admin'] as const

/** Whether `userId` is an admin without whom nobody could administer, as it stands now: a moment later it may not be so. */
export async function seemsLastAdmin(userId: string, writer: Writer): Promise<boolean> {
  const admins = await writer
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['profiles.id', 'confirmed_at', 'blocked_at'])
    .where(...isAdmin)
    .execute()
  const canSignIn = ({ confirmed_at, blocked_at }: (typeof admins)[number]) => confirmed_at !== null && !blocked_at
  const others = admins.filter(({ id }) => id !== userId)
  return others.length < admins.length && !others.some(canSignIn)
}

/**
 * Whether `userId` is an admin without whom nobody could administer: no other one is confirmed and not blocked. Where they
 * are one, all admins keep their roles until the transaction ends. Who acts on the account locks its user first: their role
 * stays as it is read, all take these locks in one order, and never wait for each other in a circle.
 */
export async function isLastAdmin(userId: string, writer: Writer): Promise<boolean> {
  const own = writer.selectFrom('profiles').select('id').where('id', '=', userId)
  if (!(await own.where(...isAdmin).executeTakeFirst())) return false
  await writer
    .selectFrom('profiles')
    .select('id')
    .where(...isAdmin)
    .orderBy('id')
    .forUpdate()
    .execute()
  // Read once the locks are held: what a statement reads beside the rows that it waits for is from before the wait.
  return seemsLastAdmin(userId, writer)
}

/**
 * Makes an admin, whose user is locked, an ordinary user again at `now` (epoch ms), unless they are the last one; whether
 * that was done.
 */
export async function revokeAdmin(userId: string, now: number, writer: Writer): Promise<boolean> {
  if (await isLastAdmin(userId, writer)) return false
  await setRole(userId, 'user', now, writer)
  return true
}

/**
 * Locks an administrator, together with the accounts `others`, in the order of their ids, so that two who act on each other
 * come one after the other. Every change by an administrator begins with it, before it locks anything else: who may no
 * longer make it is refused, however long the call waited. Rows that refer to them may come meanwhile: nobody waits who only
 * names one of them.
 * @throws Problem `signed-out` or `admin-required` when the administrator has lost the account or the role meanwhile
 */
export async function lockActor(actorId: string, writer: Writer, others: readonly string[] = []): Promise<void> {
  const ids = [actorId, ...others]
  await writer.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  // Read once the locks are held: what a statement reads beside the rows that it waits for is from before the wait.
  const actor = await writer
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['blocked_at', 'role'])
    .where('users.id', '=', actorId)
    .executeTakeFirst()
  if (!actor || actor.blocked_at) throw new Problem('signed-out')
  if (actor.role !== 'admin') throw new Problem('admin-required')
}

/**
 * Locks an administrator and the account they act on. Answers the address of the account, undefined when it is gone.
 * @throws Problem `signed-out` or `admin-required` when the administrator has lost the account or the role meanwhile
 */
export async function lockActorAndUser(
  actorId: string,
  userId: string,
  writer: Writer,
): Promise<{ readonly email: string; readonly lang: Language; readonly isBlocked: boolean } | undefined> {
  await lockActor(actorId, writer, [userId])
  const user = await writer
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'lang', 'blocked_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return user && { email: user.email, lang: user.lang, isBlocked: user.blocked_at !== null }
}
