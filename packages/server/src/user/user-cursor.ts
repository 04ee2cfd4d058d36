import type { AdminUserSort } from '@fonte/contract/admin/admin-user'
import { Problem } from '../platform/problem.ts'

/** The place behind a user in the list: their value in the column of its order, then their id. */
export interface UserPlace {
  /** An instant as ISO 8601, `-infinity` for never, or the beginning of a name. */
  readonly value: string
  readonly id: string
}

/** What the cursor is made of. */
interface SortedUser {
  readonly id: string
  readonly created_at: Date
  readonly last_sign_in_at: Date | null
  readonly name_key: string | null
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const instant = '[12]\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'

const shapes: Readonly<Record<AdminUserSort, RegExp>> = {
  newest: new RegExp(`^newest (${id}) (${instant})$`),
  'last-sign-in': new RegExp(`^last-sign-in (${id}) (${instant}|-infinity)$`),
  name: new RegExp(`^name (${id}) ([\\p{L}\\p{N} ]{0,25})$`, 'u'),
}

const sortedBy = (sort: AdminUserSort, user: SortedUser): string => {
  if (sort === 'name') return user.name_key ?? ''
  const at = sort === 'newest' ? user.created_at : user.last_sign_in_at
  return at?.toISOString() ?? '-infinity'
}

/** The cursor behind a user, opaque to clients. */
export const encodeUserCursor = (sort: AdminUserSort, user: SortedUser): string =>
  Buffer.from([sort, user.id, sortedBy(sort, user)].join(' ')).toString('base64url')

const isPlace = (sort: AdminUserSort, value: string): boolean => {
  if (sort === 'name' || value === '-infinity') return true
  const at = new Date(value)
  return !Number.isNaN(at.getTime()) && at.toISOString() === value
}

/** Reads a cursor back. @throws Problem `invalid-input` when it is none of this order */
export const decodeUserCursor = (sort: AdminUserSort, cursor: string): UserPlace => {
  const [, userId, value] = shapes[sort].exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (userId === undefined || value === undefined || !isPlace(sort, value)) {
    throw new Problem('invalid-input', { errors: [{ path: 'query.cursor', reason: 'unknown' }] })
  }
  return { value, id: userId }
}
