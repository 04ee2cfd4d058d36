import { Problem } from './problem.ts'

/** The place in a list ordered by time and id, newest first. */
export interface Keyset {
  readonly at: Date
  readonly id: string
}

/** An instant in epoch ms, from 1938 to 5138: all that is listed lies between, and a date that the database has none for does not. */
const shape = /^(-\d{1,12}|\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A keyset as clients carry it: opaque, safe in an address. */
export const encodeCursor = ({ at, id }: Keyset): string => Buffer.from(`${at.getTime()}_${id}`).toString('base64url')

/** Reads a cursor back. @throws Problem `invalid-input` when it is none of ours */
export const decodeCursor = (cursor: string): Keyset => {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id) throw new Problem('invalid-input', { errors: [{ path: 'query.cursor', reason: 'unknown' }] })
  return { at: new Date(Number(at)), id }
}
