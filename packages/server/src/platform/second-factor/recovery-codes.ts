import { randomInt } from 'node:crypto'
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from '@fonte/domain/account/second-step'

const newCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** Ten new recovery codes, no two alike. */
export const newRecoveryCodes = (): readonly string[] => {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  return [...codes]
}
