import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { SetField } from '@fonte/domain/program/editing'
import type { EffortScale } from '@fonte/domain/set/effort'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { useEffort } from '../../../../platform/words/effort.ts'
import { useLanguage } from '../../../../platform/words/language.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useUnit } from '../../../../platform/words/unit.ts'
import { editorMessages } from '../editor-messages.ts'

export type FieldNames = Readonly<Record<SetField, string>>

/** What decides how the fields of a set are called, besides its exercise. */
interface Naming {
  readonly lang: Language
  readonly unit: WeightUnit
  readonly scale: EffortScale
}

/** What the fields of a set of an exercise are called. */
export function fieldNames({ lang, unit, scale }: Naming, exercise: Loaded): FieldNames {
  const { reps, weight, rest } = editorMessages(lang)
  const { reps_max, seconds, distance, assist, addedWeight, resistance, [scale]: rir } = setWords(lang)
  const name = { weight, addedWeight, resistance }[loadName(exercise)]
  return { reps, weight: name(unit), rest, reps_max, rir, seconds, distance, assist: assist(unit) }
}

/** The same for whoever reads them. */
export function useFieldNames(exercise: Loaded = {}): FieldNames {
  const [lang, unit] = [useLanguage(), useUnit()]
  return fieldNames({ lang, unit, scale: useEffort().scale }, exercise)
}
