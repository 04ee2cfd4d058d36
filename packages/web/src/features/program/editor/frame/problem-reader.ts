import type { Loaded } from '@fonte/domain/exercise/load-name'
import type { EffortScale } from '@fonte/domain/set/effort'
import type { Language } from '@fonte/domain/words/language'
import { useEffort } from '../../../../platform/words/effort.ts'
import { useLanguage } from '../../../../platform/words/language.ts'
import { useExercises } from '../../../exercise/exercise-queries.ts'

/** Who is told what is wrong with a form: what decides how its fields are called. */
export interface ProblemReader {
  readonly lang: Language
  readonly scale: EffortScale
  /** What the library says about an exercise, when it has it. */
  readonly exercise: (id: string) => Loaded | undefined
}

/** Whoever reads the form. */
export function useProblemReader(): ProblemReader {
  return { lang: useLanguage(), scale: useEffort().scale, exercise: useExercises().find }
}
