import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { EffortScale } from '@fonte/domain/set/effort'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useFormats } from '../../../../platform/words/words.ts'
import { pastMessages } from '../past-messages.ts'

export type PastNames = Readonly<Record<PastField, string>>

/** What decides how the fields of a set are called, besides its exercise. */
interface Naming {
  readonly lang: Language
  readonly unit: WeightUnit
  readonly scale: EffortScale
}

/** What the fields of a set of an exercise are called. */
export function pastNames({ lang, unit, scale }: Naming, exercise: Loaded): PastNames {
  const words = pastMessages(lang)
  const { seconds, distance, resistance, [scale]: rir } = setWords(lang)
  const weight = { weight: words.weight, addedWeight: words.added, resistance }[loadName(exercise)]
  return { reps: words.reps, weight: weight(unit), assist: words.assist(unit), rir, seconds, distance }
}

/** The same for whoever reads them. */
export function usePastNames(exercise: Loaded): PastNames {
  const { lang, unit } = useFormats()
  const { scale } = useEffort()
  return pastNames({ lang, unit, scale }, exercise)
}
