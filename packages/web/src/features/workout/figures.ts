import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import type { LastLift } from '@fonte/domain/workout/last-time'

/** A figure as a lifter types it: the language's decimal sign, no thousands separator. */
export function typedFigure(lang: Language, value: number): string {
  return lang === 'fr' ? String(value).replace('.', ',') : String(value)
}

/** Seconds as minutes and seconds. */
export function clockParts(seconds: number): { readonly minutes: number; readonly seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}

/** Seconds as `1:24`. */
export function clockTime(total: number): string {
  const { minutes, seconds } = clockParts(total)
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}

/** A lift as `8 × 70`, with help as `8 × −20`, a hold as `45 s`, a carry as `40 m × 24`. */
export function liftFigures(lang: Language, { reps, weight, seconds, distance, assist }: LastLift): string {
  const load = assist ? `−${formatNumber(lang, assist)}` : formatNumber(lang, weight)
  const measured = [
    distance !== undefined && `${formatNumber(lang, distance)}\u00a0m`,
    seconds !== undefined && `${formatNumber(lang, seconds)}\u00a0s`,
    (weight > 0 || assist) && load,
  ]
  if (seconds === undefined && distance === undefined) return `${formatNumber(lang, reps)} × ${load}`
  return measured.filter(Boolean).join(' × ')
}
