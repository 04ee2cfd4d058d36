import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from './tokens.ts'

/*
 * A device that signed in before keeps an allowance of its own for wrong passwords, so that an attacker who uses up
 * the account's cannot lock its owner out. The mark names the device by chance and is signed for one account.
 */

const sign = (key: Buffer, nonce: string, userId: string): Buffer =>
  createHmac('sha256', key).update(`fonte device ${nonce} ${userId}`).digest()

/** A new mark for a device on which `userId` has just signed in. */
export const markDevice = (keys: SessionKeys, userId: string): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(keys[0], nonce, userId).toString('base64url')}`
}

/** The name of a device that `userId` signed in on before; null for any other mark. */
export const knownDevice = (keys: SessionKeys, mark: string | undefined, userId: string): string | null => {
  const [nonce = '', signature = ''] = mark?.split('.') ?? []
  const signed = Buffer.from(signature, 'base64url')
  const own = (key: Buffer) => signed.length === 32 && timingSafeEqual(sign(key, nonce, userId), signed)
  return keys.some(own) ? nonce : null
}
