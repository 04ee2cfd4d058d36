import type { PostSort } from '@fonte/domain/community/bounds'
import { Problem } from '../../platform/problem.ts'
import type { PostRow } from '../post-row.ts'

/** The place behind a post in a list of that order: its values in the order’s columns, the id last. */
export type PostPlace = readonly string[]

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const shapes: Readonly<Record<PostSort, RegExp>> = {
  newest: new RegExp(`^newest (\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z) (${id})$`),
  rated: new RegExp(`^rated ([0-5](?:\\.\\d)?) (\\d{1,9}) (${id})$`),
  copied: new RegExp(`^copied (\\d{1,9}) (${id})$`),
}

/** The columns of a post that make a cursor. */
export type PlacedPost = Pick<PostRow, 'id' | 'created_at' | 'rating' | 'rating_count' | 'copy_count'>

const placeOf = (sort: PostSort, row: PlacedPost): PostPlace => {
  if (sort === 'newest') return [row.created_at.toISOString(), row.id]
  if (sort === 'copied') return [String(row.copy_count), row.id]
  return [String(row.rating), String(row.rating_count), row.id]
}

/** The cursor behind a post, opaque to clients. */
export const encodePostCursor = (sort: PostSort, row: PlacedPost): string =>
  Buffer.from([sort, ...placeOf(sort, row)].join(' ')).toString('base64url')

/** Whether PostgreSQL reads it as the same instant: a day that no calendar has, 24 o’clock and the year 0 are none. */
const isInstant = (text: string): boolean => {
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString() === text && !text.startsWith('0000')
}

/** Reads a cursor back. @throws Problem `invalid-input` when it is none of this order */
export const decodePostCursor = (sort: PostSort, cursor: string): PostPlace => {
  const [, ...place] = shapes[sort].exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const [first] = place
  if (first === undefined || (sort === 'newest' && !isInstant(first))) {
    throw new Problem('invalid-input', { errors: [{ path: 'query.cursor', reason: 'unknown' }] })
  }
  return place
}
