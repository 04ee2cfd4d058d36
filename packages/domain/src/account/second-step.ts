/** Recovery codes that an account has at once. */
export const recoveryCodeCount = 10

/** Crockford's base 32: digits and letters without I, L, O and U, which look like others or spell words. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Characters of a recovery code: 50 random bits. */
export const recoveryCodeLength = 10

/** Characters that a typed code may have, spaces and hyphens included. */
export const longestTypedCode = 40

/** What was typed at the second step: a code of the app, or one of the recovery codes. */
export interface SecondStepCode {
  readonly kind: 'time' | 'recovery'
  readonly code: string
}

const timeCode = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`)

/** Spaces of any width, and every hyphen and dash. */
const separators = /[\s\p{Pd}]/gu

/** Reads a code as people type and paste it: with spaces and hyphens, in any case, O for 0 and I or L for 1; else null. */
export const readSecondStepCode = (typed: string): SecondStepCode | null => {
  const plain = typed.normalize('NFKC').replace(separators, '').toLowerCase()
  if (timeCode.test(plain)) return { kind: 'time', code: plain }
  const code = plain.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown: two halves with a hyphen. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`
