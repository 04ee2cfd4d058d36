import importNames from '../../data/exchange/import-names.json' with { type: 'json' }

const names: Readonly<Record<string, readonly string[]>> = importNames

/** Strong and Hevy name the tool of a lift in parentheses, and none where it is the body alone. */
const asElsewhere =
  /\((?:Barbell|Dumbbell|Machine|Smith Machine|Cable|Band|Kettlebell|EZ Bar|Plate|Weighted|Assisted)\)$/u

/** Names of theirs without a tool that the library spells otherwise. */
const plain = new Set([
  'Pull Up',
  'Chin Up',
  'Push Up',
  'Sit Up',
  'T Bar Row',
  'Farmers Walk',
  'Ab Wheel',
  'Triceps Dip',
])

/** The name that a lift of the library has in Strong and Hevy, by its id; null where they may have none of their own. */
export function nameElsewhere(exerciseId: string): string | null {
  const first = Object.hasOwn(names, exerciseId) ? names[exerciseId]?.[0] : undefined
  return first !== undefined && (asElsewhere.test(first) || plain.has(first)) ? first : null
}
