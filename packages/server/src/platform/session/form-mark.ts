import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SessionKeys } from './tokens.ts'

/*
 * The browser that sent a sign-up form confirms its address by the link alone. Whoever follows the link elsewhere is
 * asked for the password of the form: nobody confirms by mistake what somebody else signed up for with their address.
 */

const sign = (key: Buffer, passwordHash: string): Buffer =>
  createHmac('sha256', key).update(`fonte form ${passwordHash}`).digest()

/** The mark of the browser that sent the form whose password has this hash; no two forms share one. */
export const markForm = (keys: SessionKeys, passwordHash: string): string =>
  sign(keys[0], passwordHash).toString('base64url')

/** Whether `mark` is that of the form whose password has this hash. */
export const isFormOf = (keys: SessionKeys, mark: string | undefined, passwordHash: string): boolean => {
  const signed = Buffer.from(mark ?? '', 'base64url')
  return keys.some((key) => signed.length === 32 && timingSafeEqual(sign(key, passwordHash), signed))
}
