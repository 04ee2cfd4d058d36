import type { Exercise } from '@fonte/contract/exercise'
import { fold } from '@fonte/domain/words/fold'

/** What lifters call the straight 20 kg bar; an EZ bar, a pull-up bar or a guided bar weighs something else. */
const straightBars: ReadonlySet<string> = new Set(['barre', 'barre droite', 'barre olympique', 'barbell'])

/** Whether the exercise loads a straight bar at both ends, as its equipment says: "Barre, banc plat", not "Landmine, barre". */
export function isBarbellLift({ equipment }: Pick<Exercise, 'equipment'>): boolean {
  const parts = equipment.split(/[,;/+·]/u).map(fold)
  return parts.some((part) => straightBars.has(part)) && !parts.includes('landmine')
}
