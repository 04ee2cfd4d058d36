import type { WorkoutSet } from '@fonte/domain/history/workout-history'
import { inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { liftFigures } from '../../../platform/words/lift-figures.ts'
import { countText, setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'

/** A set of a past workout as `8 × 70`, or `8 × assistance 20 kg`, a hold as `15 s × assistance 20 kg`. */
export function useDoneText(): (set: WorkoutSet) => string {
  const words = useWords(setWords)
  const { lang, number, unit, weight } = useFormats()
  return (set) => {
    const { assist = 0, assist_lb } = set
    if (assist === 0) return liftFigures({ lang, number, weight }, set)
    const help = words.assistOf({ assist: weight({ weight: assist, weight_lb: assist_lb }), unit })
    return `${countText({ lang, number }, set)} × ${help}`
  }
}

/** A volume to the whole kilogram or pound, without its unit. */
export function useVolumeFigure(): (volume: StoredWeight) => string {
  const { number, unit } = useFormats()
  return (volume) => number(Math.round(inUnit(unit, volume)))
}
