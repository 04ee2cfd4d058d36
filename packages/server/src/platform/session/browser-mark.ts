import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from './tokens.ts'

/*
 * A browser that signed in before keeps an allowance of its own for wrong passwords, so that an attacker who uses up
 * the account's cannot lock its owner out. The mark, a signed cookie, holds a random name and is good for one account and
 * its present password: who knew an old one has no allowance to guess the new one.
 */

/** Whom a mark is signed for. */
interface Account {
  readonly id: string
  /** How often its password was changed. */
  readonly password_version: number
}

const sign = (key: Buffer, nonce: string, { id, password_version }: Account): Buffer => {
  const changes = password_version === 0 ? '' : ` ${password_version}`
  return createHmac('sha256', key).update(`fonte device ${nonce} ${id}${changes}`).digest()
}

/** A new mark for a browser in which the owner of `account` has just typed their password. */
export const newBrowserMark = (keys: SessionKeys, account: Account): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(keys[0], nonce, account).toString('base64url')}`
}

/** The random name of a browser that signed in to `account` with its present password; null for any other mark. */
export const markedBrowser = (keys: SessionKeys, mark: string | undefined, account: Account): string | null => {
  const [nonce = '', signature = ''] = mark?.split('.') ?? []
  const signed = Buffer.from(signature, 'base64url')
  const own = (key: Buffer) => signed.length === 32 && timingSafeEqual(sign(key, nonce, account), signed)
  return keys.some(own) ? nonce : null
}
