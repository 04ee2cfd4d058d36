import { readFileSync } from 'node:fs'
import { passwordProblem } from '@fonte/domain/account/password'
import { Problem } from '../problem.ts'

const file = new URL('./data/common-passwords.txt', import.meta.url)

/** The passwords that everybody tries first, in lower case; lines that begin with # are remarks. */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
)

const lengths = { too_short: 'too_small', too_long: 'too_big' } as const
const codes = {
  common: 'password-too-common',
  product_name: 'password-too-common',
  own_name: 'password-own-name',
} as const

/**
 * Refuses a password that is too easy to guess: a common one, or one made of the product's or the person's own names.
 * @throws Problem `password-too-common`, `password-own-name`, or `invalid-input` for its length
 */
export const requireGoodPassword = (password: string, names: readonly string[]): void => {
  const problem = passwordProblem(password, { common: commonPasswords, names })
  if (problem === null) return
  if (problem !== 'too_short' && problem !== 'too_long') throw new Problem(codes[problem])
  throw new Problem('invalid-input', { errors: [{ path: 'body.password', reason: lengths[problem] }] })
}
