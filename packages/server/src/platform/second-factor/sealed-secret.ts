import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SessionKeys } from '../session/tokens.ts'

/*
 * The secrets of second factors are needed in clear to compute a code, so that they cannot be hashed. They are encrypted
 * with a key that is derived from the server's: who reads the database alone has none.
 */

/** An encrypted secret, and the name of the key that opens it. */
export interface SealedSecret {
  readonly sealed_secret: Buffer
  readonly key_name: string
}

const nonceBytes = 12
const tagBytes = 16

/** A key for this purpose alone, derived from a key of the server. */
const derived = (serverKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', serverKey, '', 'fonte second factor', 32))

/** The name of a key, which tells nothing of it. */
export const keyName = (serverKey: Buffer): string =>
  createHmac('sha256', derived(serverKey)).update('name').digest('hex').slice(0, 16)

/** Encrypts a secret of `userId` with the current key: it opens in the row of nobody else. */
export const sealSecret = ([current]: SessionKeys, userId: string, secret: Buffer): SealedSecret => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', derived(current), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  return { sealed_secret: sealed, key_name: keyName(current) }
}

/** Opens the secret of `userId`; null when none of the keys fits, or the row was changed. */
export const openSecret = (
  keys: SessionKeys,
  userId: string,
  { sealed_secret, key_name }: SealedSecret,
): Buffer | null => {
  const key = keys.find((candidate) => keyName(candidate) === key_name)
  if (!key || sealed_secret.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', derived(key), sealed_secret.subarray(0, nonceBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed_secret.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed_secret.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}
