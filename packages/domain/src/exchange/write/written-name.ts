import importNames from '../../data/exchange/import-names.json' with { type: 'json' }
import type { SetDetails } from '../../set/set-details.ts'
import { isAssisted } from '../../set/set-load.ts'

const namesElsewhere: Readonly<Record<string, readonly string[]>> = importNames

/** What marks an exercise of which other apps keep an assisted variant. */
const assistedMark = '(Assisted)'

/**
 * The name by which other apps know an exercise: their own one where it is known, else its English one, or the only one that
 * its maker gave it. An assisted set is one of the exercise's assisted variant.
 */
export function writtenName(exerciseId: string, englishName: string, set: Pick<SetDetails, 'assist'>): string {
  const name = namesElsewhere[exerciseId]?.[0] ?? englishName
  return isAssisted(set) && !name.includes(assistedMark) ? `${name} ${assistedMark}` : name
}
