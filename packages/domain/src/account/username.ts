import { countCharacters } from '../words/text-length.ts'
import { isOneScript } from './script.ts'

const usernameBounds = { min: 3, max: 30 } as const

export type UsernameProblem = 'too_short' | 'too_long' | 'characters' | 'mixed_scripts'

/** Letters with at most two accents each, digits and separators; in NFD, where each accent stands by itself. */
const allowed = /^(?:\p{L}\p{Mc}*(?:\p{Mn}\p{Mc}*){0,2}|[\p{Nd}._-])+$/u

/** Characters that most screens do not show, such as fillers and variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/u

/** A username as it is stored: no outer spaces, one code for characters that are the same (NFKC). */
export function normalizeUsername(text: string): string {
  return text.trim().normalize('NFKC')
}

/**
 * What is wrong with a normalised username, or null: 3 to 30 letters of one script, digits, `.`, `_`, `-`. Whether it looks
 * like another one is for the server to say.
 */
export function usernameProblem(username: string): UsernameProblem | null {
  const length = countCharacters(username)
  if (length < usernameBounds.min) return 'too_short'
  if (length > usernameBounds.max) return 'too_long'
  if (invisible.test(username) || !allowed.test(username.normalize('NFD'))) return 'characters'
  return isOneScript(username) ? null : 'mixed_scripts'
}
