import { fold } from '../words/fold.ts'
import { countCharacters } from '../words/text-length.ts'

export const passwordBounds = { min: 6, max: 256 } as const

const productName = 'fonte'
const shortestName = 3

export type PasswordProblem = 'too_short' | 'too_long' | 'common' | 'product_name' | 'own_name'

/** What a password must not be: the most common ones (in lower case), and its owner's full name, username, e-mail. */
export type PasswordContext = { readonly common: ReadonlySet<string>; readonly names: readonly string[] }

/**
 * Why a password is refused, or null. Any characters are allowed, and it counts exactly as typed; it may not be one of the
 * common ones, nor the product's or its owner's name with nothing but digits and signs around it.
 */
export function passwordProblem(password: string, { common, names }: PasswordContext): PasswordProblem | null {
  const length = countCharacters(password)
  if (length < passwordBounds.min) return 'too_short'
  if (length > passwordBounds.max) return 'too_long'
  if (common.has(password.toLowerCase())) return 'common'
  const core = letters(password)
  if (core === productName) return 'product_name'
  const own = new Set(names.flatMap(namesWithin))
  return own.has(core) || own.has(figuresAndLetters(password)) ? 'own_name' : null
}

/** The letters of a text alone, folded: what is left of `Zoé1990!` is `zoe`. */
function letters(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, '')
}

function figuresAndLetters(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/** The names that a password could be made of: the whole, what stands before an @, and each word. */
function namesWithin(name: string): string[] {
  const local = name.split('@')[0] ?? name
  const parts = [name, local, ...local.split(/[\s._-]+/u)]
  return [figuresAndLetters(local), ...parts.map(letters)].filter((part) => part.length >= shortestName)
}
