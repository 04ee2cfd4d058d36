const usernameBounds = { min: 3, max: 30 } as const

export type UsernameProblem = 'too_short' | 'too_long' | 'characters'

const allowed = /^(?:\p{L}\p{M}*|[\p{Nd}._-])+$/u

/** A username as it is stored: no outer spaces, accents composed. */
export function normalizeUsername(text: string): string {
  return text.trim().normalize('NFC')
}

/** What is wrong with a normalised username, or null: 3 to 30 letters of any script, digits, `.`, `_`, `-`. */
export function usernameProblem(username: string): UsernameProblem | null {
  const length = [...username].length
  if (length < usernameBounds.min) return 'too_short'
  if (length > usernameBounds.max) return 'too_long'
  return allowed.test(username) ? null : 'characters'
}
