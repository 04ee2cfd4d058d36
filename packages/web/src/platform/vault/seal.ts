import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

const nonceBytes = 24

/** A value that would not come back as it was. */
function refuseUnfaithful(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('not a number of JSON')
  return value
}

/**
 * Encrypts a value of JSON by a key of 32 bytes (XChaCha20-Poly1305, a random nonce before the ciphertext); `place` must be
 * said again to open it. In plain JavaScript: browsers offer their own ciphers on https only, and not within a transaction.
 * @throws TypeError for what JSON does not carry; Error for a key of another length
 */
export function seal(key: Uint8Array, place: string, value: unknown): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const text = utf8ToBytes(JSON.stringify(value, refuseUnfaithful))
  const sealed = xchacha20poly1305(key, nonce, utf8ToBytes(place)).encrypt(text)
  const bytes = new Uint8Array(nonceBytes + sealed.length)
  bytes.set(nonce)
  bytes.set(sealed, nonceBytes)
  return bytes
}

/** Opens what `seal` made. @throws Error when the key or the place is another, or a bit has changed */
export function unseal(key: Uint8Array, place: string, sealed: Uint8Array): unknown {
  const cipher = xchacha20poly1305(key, sealed.subarray(0, nonceBytes), utf8ToBytes(place))
  return JSON.parse(bytesToUtf8(cipher.decrypt(sealed.subarray(nonceBytes))))
}
