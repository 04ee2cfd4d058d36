import type { Exercise } from '@fonte/contract/exercise'
import { fold } from '@fonte/domain/words/fold'

/** What lifters call the straight 20 kg bar; an EZ bar, a pull-up bar or a guided bar weighs something else. */
const straightBars: ReadonlySet<string> = new Set(['barre', 'barre droite', 'barre olympique', 'barbell'])

/** Whether the exercise loads a straight bar, as its equipment says: "Barre, banc plat". */
export function isBarbellLift({ equipment }: Pick<Exercise, 'equipment'>): boolean {
  return equipment.split(/[,;/+·]/u).some((part) => straightBars.has(fold(part)))
}
