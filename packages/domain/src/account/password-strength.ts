import { type PasswordContext, passwordProblem } from './password.ts'

/** From 0, refused, to 4, beyond guessing. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Bits of guessing from which the strengths 2, 3 and 4 begin. */
const steps = [36, 52, 68] as const

/** Kinds of characters, and how many a guesser must try for each. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/\d/u, 10],
  [/[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]/u, 33],
  [/[^\u0020-\u007e]/u, 100],
]

/** What a character adds that repeats or continues the one before it ("aaa", "1234"). */
const predictableShare = 0.2

/** An estimate to show beside the field: length times alphabet in bits, where runs and repetitions hardly count. */
export function passwordStrength(password: string, context: PasswordContext): PasswordStrength {
  if (passwordProblem(password, context) !== null) return 0
  const bits = surprise(password) * Math.log2(alphabetSize(password))
  const reached = steps.filter((step) => bits >= step).length
  return (1 + reached) as PasswordStrength
}

function alphabetSize(password: string): number {
  return alphabets.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
}

function surprise(password: string): number {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const predictable = points.filter((point, i) => Math.abs(point - (points[i - 1] ?? Number.NaN)) <= 1)
  return points.length - predictable.length * (1 - predictableShare)
}
