import { createHmac, timingSafeEqual } from 'node:crypto'
import { revisionHeader } from '@fonte/contract/answer/headers'
import type { FastifyReply } from 'fastify'
import type { StoredRevision } from '../revision-store.ts'
import type { SessionKeys } from '../session/tokens.ts'

const sign = (key: Buffer, userId: string, number: number): Buffer =>
  createHmac('sha256', key).update(`fonte reset ${userId} ${number}`).digest()

/** Proves, also to a server whose database was restored since, that a person's training was reset when their changes stood at `number`. */
const markReset = (keys: SessionKeys, userId: string, number: number): string =>
  sign(keys[0], userId, number).toString('base64url')

/** Whether `mark` is of a reset of that person at `number`. */
export const isResetOf = (keys: SessionKeys, mark: string, userId: string, number: number): boolean => {
  const signed = Buffer.from(mark, 'base64url')
  return keys.some((key) => signed.length === 32 && timingSafeEqual(sign(key, userId, number), signed))
}

/** Lets a device see whether the database still has all that it was told, and prove a reset that it may have forgotten. */
export const tellRevision = (
  reply: FastifyReply,
  keys: SessionKeys,
  userId: string,
  { number, reset_at_number }: StoredRevision,
): void => {
  const mark = reset_at_number > 0 ? [markReset(keys, userId, reset_at_number)] : []
  reply.header(revisionHeader, [number, reset_at_number, ...mark].join(' '))
}
