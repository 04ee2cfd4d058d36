import { passwordProblem } from '@fonte/domain/account/password'

/** A new password as typed, twice. */
export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

export const blankNewPassword: NewPassword = { password: '', confirmation: '' }

/** What the page can tell is wrong with a new password before the server sees it; null when nothing is. */
export function newPasswordProblem({
  password,
  confirmation,
}: NewPassword): 'mismatch' | 'tooShort' | 'tooLong' | null {
  if (password !== confirmation) return 'mismatch'
  const problem = passwordProblem(password, { common: new Set(), names: [] })
  if (problem === 'too_short') return 'tooShort'
  return problem === 'too_long' ? 'tooLong' : null
}
