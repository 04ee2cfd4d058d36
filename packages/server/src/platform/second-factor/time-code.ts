import { createHmac } from 'node:crypto'

/** How long (ms) a code is good for: the time step of RFC 6238. */
const stepLength = 30_000

/** Clocks of phone and server may differ by so many steps. */
const drift = 1

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret as apps take it: base 32 (RFC 4648) without padding. */
export const writeSecret = (secret: Buffer): string => {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The URL that an app reads from the QR code (Google Authenticator's Key Uri Format). */
export const otpauthUrl = (secret: Buffer, email: string): string => {
  const label = `Fonte:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${writeSecret(secret)}&issuer=Fonte&algorithm=SHA1&digits=6&period=30`
}

/** The time step of `now` (epoch ms), counted from 1970. */
export const timeStepAt = (now: number): number => Math.floor(now / stepLength)

/** The six digits of a time step: HOTP (RFC 4226) of its number, with SHA-1 as every app has it. */
export const timeCode = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * The time step near `now` (epoch ms) that `code` belongs to, one step off at most, and later than `lastStep`: a code
 * that was accepted, or is older than one that was, is not accepted again. Null for any other code.
 */
export const acceptedStep = (secret: Buffer, code: string, now: number, lastStep: number): number | null => {
  const current = timeStepAt(now)
  for (let step = Math.max(current - drift, lastStep + 1); step <= current + drift; step += 1) {
    if (timeCode(secret, step) === code) return step
  }
  return null
}
