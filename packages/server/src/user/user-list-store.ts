import type { AdminUser, AdminUserSort } from '@fonte/contract/admin/admin-user'
import type { Plan } from '@fonte/domain/account/plan'
import type { Role } from '@fonte/domain/account/role'
import { activeFor, type Status, statusOf } from '@fonte/domain/account/status'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { DB } from '../generated/database.ts'
import type { Reader } from '../platform/database.ts'
import type { SearchPatterns } from '../platform/search/search-words.ts'
import { countedTo, rowsOnPage } from '../platform/statements/page-bounds.ts'
import type { UserPlace } from './user-cursor.ts'

/** Which users are looked for; null where anybody will do. */
export interface UserFilter {
  readonly patterns: SearchPatterns
  readonly role: Role | null
  readonly plan: Plan | null
  readonly status: Status | null
}

const columns = [
  'users.id',
  'full_name',
  'email',
  'username',
  'role',
  'plan',
  'trial_ends_at',
  'blocked_at',
  'confirmed_at',
  'last_sign_in_at',
  'last_seen_at',
  'users.created_at',
  'name_key',
] as const

type Row = ExpressionBuilder<DB, 'users' | 'profiles'>

const both = (reader: Reader) => reader.selectFrom('users').innerJoin('profiles', 'profiles.id', 'users.id')

/** Whether a code proved the second factor of a user: one that is being set up asks for nothing yet. */
const hasSecondFactor = (row: Row) =>
  row
    .exists(
      row
        .selectFrom('second_factors')
        .select('user_id')
        .whereRef('user_id', '=', 'users.id')
        .where('turned_on_at', 'is not', null),
    )
    .as('has_second_factor')

/** A user as the list reads them. */
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

const isRecent = (now: number) =>
  sql<boolean>`coalesce(confirmed_at IS NOT NULL
    AND greatest(last_sign_in_at, last_seen_at) >= ${new Date(now - activeFor)}, false)`

/** The day in UTC from which on somebody may be active, and up to which they may not be: what is exact has no index. */
const firstDay = (now: number) => sql`(${new Date(now - activeFor)}::timestamptz AT TIME ZONE 'UTC')::date`

const standing: Readonly<Record<Status, (now: number) => RawBuilder<boolean>>> = {
  blocked: () => sql`blocked_at IS NOT NULL`,
  active: (now) => sql`blocked_at IS NULL AND active_day >= ${firstDay(now)} AND ${isRecent(now)}`,
  inactive: (now) => sql`blocked_at IS NULL AND active_day <= ${firstDay(now)} AND NOT ${isRecent(now)}`,
}

const fits = ({ patterns, role, plan, status }: UserFilter, now: number) => {
  return (row: Row) =>
    row.and([
      ...[...patterns.long, ...patterns.short].map((pattern) => row('search_text', 'like', pattern)),
      // As literals: how many have one decides the plan, which a connection keeps for all values of a parameter.
      ...(role === null ? [] : [row('role', '=', sql.lit(role))]),
      ...(plan === null ? [] : [row('plan', '=', sql.lit(plan))]),
      ...(status === null ? [] : [standing[status](now)]),
    ])
}

/** Each order by the columns of its index (migration 014). */
const orders: Readonly<
  Record<AdminUserSort, { keys: RawBuilder<unknown>; after(place: UserPlace): RawBuilder<boolean> }>
> = {
  newest: {
    keys: sql`users.created_at DESC, users.id DESC`,
    after: ({ value, id }) => sql`(users.created_at, users.id) < (${value}::timestamptz, ${id}::uuid)`,
  },
  'last-sign-in': {
    keys: sql`coalesce(last_sign_in_at, '-infinity'::timestamptz) DESC, users.id DESC`,
    after: ({ value, id }) =>
      sql`(coalesce(last_sign_in_at, '-infinity'::timestamptz), users.id) < (${value}::timestamptz, ${id}::uuid)`,
  },
  name: {
    keys: sql`name_key, profiles.id`,
    after: ({ value, id }) => sql`(name_key, profiles.id) > (${value}, ${id}::uuid)`,
  },
}

/** The users of a page in their order, and the first of the next page where there is one. */
export const listUsers = (
  filter: UserFilter,
  { sort, after, now }: { readonly sort: AdminUserSort; readonly after: UserPlace | null; readonly now: number },
  reader: Reader,
) =>
  both(reader)
    .select(columns)
    .select(hasSecondFactor)
    .where(fits(filter, now))
    .$if(after !== null, (query) => (after ? query.where(orders[sort].after(after)) : query))
    .orderBy(orders[sort].keys)
    .limit(sql.lit(rowsOnPage + 1))
    .execute()

/** How many users fit; null for more than are counted. */
export const countUsers = async (filter: UserFilter, now: number, reader: Reader): Promise<number | null> => {
  const { patterns, role, plan, status } = filter
  const isWhole = patterns.long.length + patterns.short.length === 0 && !(role ?? plan ?? status)
  // Without a filter one table says it: a join would read all of both before the first row.
  const counted = isWhole
    ? reader.selectFrom('users').select(sql<number>`1`.as('one'))
    : both(reader).select(sql<number>`1`.as('one')).where(fits(filter, now))
  const { total } = await reader
    .selectFrom(counted.limit(sql.lit(countedTo + 1)).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total > countedTo ? null : total
}

/** One user of the list; undefined when there is none. */
export const findUser = (userId: string, reader: Reader): Promise<UserRow | undefined> =>
  both(reader).select(columns).select(hasSecondFactor).where('users.id', '=', userId).executeTakeFirst()

/** A user as administrators see them at `now` (epoch ms). */
export const presentUser = (row: UserRow, now: number): AdminUser => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  username: row.username,
  role: row.role,
  status: statusOf(
    {
      isBlocked: row.blocked_at !== null,
      isConfirmed: row.confirmed_at !== null,
      lastSignInAt: row.last_sign_in_at?.getTime() ?? null,
      lastSeenAt: row.last_seen_at?.getTime() ?? null,
    },
    now,
  ),
  plan: row.plan,
  has_second_factor: Boolean(row.has_second_factor),
  trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
