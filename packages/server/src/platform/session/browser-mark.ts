import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from './tokens.ts'

/*
 * A browser that signed in before keeps an allowance of its own for wrong passwords, so that an attacker who uses up
 * the account's cannot lock its owner out. The mark, a signed cookie, holds a random name and is good for one account and
 * its present password: who knew an old one has no allowance to guess the new one.
 */

/** Whom a mark is signed for. */
export interface MarkedAccount {
  readonly id: string
  /** How often its password was changed. */
  readonly password_version: number
  /** Since when its sign-ins have a second step; a mark that knows of it was given after that step. */
  readonly second_factor_since?: Date | null
}

const sign = (key: Buffer, nonce: string, { id, password_version, second_factor_since }: MarkedAccount): Buffer => {
  const changes = password_version === 0 ? '' : ` ${password_version}`
  const step = second_factor_since ? ` step ${second_factor_since.getTime()}` : ''
  return createHmac('sha256', key).update(`fonte device ${nonce} ${id}${changes}${step}`).digest()
}

/** A new mark for a browser in which the owner of `account` has just typed their password. */
export const newBrowserMark = (keys: SessionKeys, account: MarkedAccount): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(keys[0], nonce, account).toString('base64url')}`
}

/** The random name of a browser that signed in to `account` as it is now, by all its steps; null for any other mark. */
export const markedBrowser = (keys: SessionKeys, mark: string | undefined, account: MarkedAccount): string | null => {
  const [nonce = '', signature = ''] = mark?.split('.') ?? []
  const signed = Buffer.from(signature, 'base64url')
  const own = (key: Buffer) => signed.length === 32 && timingSafeEqual(sign(key, nonce, account), signed)
  return keys.some(own) ? nonce : null
}

/** The random name of a browser that signed in to `account` with its present password, with a second step or without. */
export const markedByPassword = (keys: SessionKeys, mark: string | undefined, account: MarkedAccount): string | null =>
  markedBrowser(keys, mark, account) ?? markedBrowser(keys, mark, { ...account, second_factor_since: null })
