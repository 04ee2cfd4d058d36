/** What a program may hold (texts in characters, reps as a count, weight in kg, rest in s): the form, the contract and the database agree on it. */
export const programBounds = {
  name: { min: 1, max: 100 },
  description: { max: 2000 },
  exercises: { min: 1, max: 50 },
  sets: { min: 1, max: 30 },
  reps: { min: 0, max: 1000 },
  weight: { min: 0, max: 2000 },
  rest: { min: 0, max: 3600 },
  group_rest: { min: 0, max: 120 },
} as const

/** Whether a weight in kg has no more than two decimals, as planned and recorded weights are kept; binary noise apart. */
export function isHundredths(kg: number): boolean {
  return Math.abs(Math.round(kg * 100) - kg * 100) < 1e-6
}

/** Seconds of rest where nobody has said otherwise. */
export const defaultRest = 60
