import { statusOf } from '@fonte/domain/account/status'
import { sql } from 'kysely'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { endSessions } from '../platform/session/session-store.ts'

/** Who is blocked or let in again, and by whom: null for the command line. */
export interface Block {
  readonly userId: string
  readonly actorId: string | null
  /** The row of the audit log that this takes back. */
  readonly undoes?: string
}

const standing = ['confirmed_at', 'last_sign_in_at', 'last_seen_at'] as const

type Standing = Readonly<Record<(typeof standing)[number], Date | null>>

const openStatus = ({ confirmed_at, last_sign_in_at, last_seen_at }: Standing, now: number) =>
  statusOf(
    {
      isBlocked: false,
      isConfirmed: confirmed_at !== null,
      lastSignInAt: last_sign_in_at?.getTime() ?? null,
      lastSeenAt: last_seen_at?.getTime() ?? null,
    },
    now,
  )

/** Blocks an account at `now` (epoch ms) and ends its sessions; whether it was not blocked before. */
export const blockAccount = async (
  { userId, actorId, ...undone }: Block,
  now: number,
  writer: Writer,
): Promise<boolean> => {
  const blocked = await writer
    .updateTable('users')
    .set({ blocked_at: new Date(now) })
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .returning(standing)
    .executeTakeFirst()
  if (!blocked) return false
  await endSessions(userId, null, writer)
  const change = { before: { status: openStatus(blocked, now) }, after: { status: 'blocked' } }
  await insertAudit({ actor_id: actorId, action: 'block', subject_id: userId, ...change, ...undone }, now, writer)
  return true
}

/** Blocks the accounts of these e-mail addresses; answers the addresses of those that were not blocked before, in alphabetical order. */
export const blockAccounts = async (
  emails: readonly string[],
  now: number,
  writer: Writer,
): Promise<readonly string[]> => {
  const accounts = await writer
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql<string>`lower(email)`, 'in', emails)
    .orderBy('id')
    .execute()
  const blocked: string[] = []
  for (const { id, email } of accounts) {
    if (await blockAccount({ userId: id, actorId: null }, now, writer)) blocked.push(email)
  }
  return blocked.toSorted()
}

/** Lets a blocked account sign in again, at `now` (epoch ms); whether it was blocked. */
export const unblockAccount = async (
  { userId, actorId, ...undone }: Block,
  now: number,
  writer: Writer,
): Promise<boolean> => {
  const unblocked = await writer
    .updateTable('users')
    .set({ blocked_at: null })
    .where('id', '=', userId)
    .where('blocked_at', 'is not', null)
    .returning(standing)
    .executeTakeFirst()
  if (!unblocked) return false
  const change = { before: { status: 'blocked' }, after: { status: openStatus(unblocked, now) } }
  await insertAudit({ actor_id: actorId, action: 'unblock', subject_id: userId, ...change, ...undone }, now, writer)
  return true
}
