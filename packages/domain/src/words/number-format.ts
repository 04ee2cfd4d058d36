import type { Language } from './language.ts'
import { locales, oncePerLanguage } from './locale.ts'

const numbers = oncePerLanguage(
  (lang) => new Intl.NumberFormat(locales[lang], { maximumFractionDigits: 2, signDisplay: 'negative' }),
)

const ratings = oncePerLanguage(
  (lang) => new Intl.NumberFormat(locales[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** A mean of ratings with exactly one decimal: `4,0` in French, `4.0` in English. */
export const formatRating = (lang: Language, rating: number): string => ratings(lang).format(rating)

/** A quantity with at most two decimals: `1 234,5` in French, `1,234.5` in English; below 0 with the sign of subtraction. */
export function formatNumber(lang: Language, value: number): string {
  // Most numbers of a screen look alike in both languages, and a phone needs 20 ms to make its first format.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return wideSpaces(numbers(lang).format(value)).replace('-', '−')
}

/** `Intl` sets the narrow U+202F, which vanishes in condensed type: the ordinary no-break space takes its place. */
export function wideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
