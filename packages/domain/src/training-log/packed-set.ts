import type { WorkoutSet } from '../history/workout-history.ts'
import type { SetDetails } from '../set/set-details.ts'

/** The details of a packed set in their order: those that most sets have come first, as what is absent at the end is left out. */
export const packedDetails = [
  'at',
  'kind',
  'rir',
  'seconds',
  'weight_lb',
  'group',
  'distance',
  'assist',
  'assist_lb',
  'side',
  'note',
  'place',
] as const satisfies readonly (keyof SetDetails)[]

/** Details that are texts; all others are numbers. */
const texts: ReadonlySet<string> = new Set(['kind', 'side', 'note', 'place'] satisfies (keyof SetDetails)[])

/** Id of an exercise, and its name as its lifter read it. */
export type LoggedExercise = readonly [id: string, name: string]

/** The set that a row packs; null for a row that packs none, as a stranger may send it. */
export function unpackSet(row: readonly unknown[], exercises: readonly LoggedExercise[]): WorkoutSet | null {
  const [place, reps, weight] = row
  const exercise = typeof place === 'number' ? exercises[place] : undefined
  if (!exercise || typeof reps !== 'number' || typeof weight !== 'number') return null
  const set: Record<string, unknown> = { exercise_id: exercise[0], exercise_name: exercise[1], reps, weight }
  for (let index = 3; index < row.length; index += 1) {
    const [value, name] = [row[index], packedDetails[index - 3]]
    // What a newer Fonte adds at the end is no harm.
    if (value === null || name === undefined) continue
    if (typeof value !== (texts.has(name) ? 'string' : 'number')) return null
    set[name] = value
  }
  return set as WorkoutSet
}
