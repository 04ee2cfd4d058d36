import type { Language } from './language.ts'

/** The locale whose conventions each language follows (section 9 of the specification). */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-US' }

const numbers = eachLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
)

/** A quantity with at most two decimals: `1 234,5` in French, `1,234.5` in English. */
export function formatNumber(lang: Language, value: number): string {
  return wideSpaces(numbers[lang].format(value))
}

/** `Intl` sets the narrow U+202F, which vanishes in condensed type: the ordinary no-break space takes its place. */
export function wideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}

function eachLocale<T>(make: (locale: string) => T): Readonly<Record<Language, T>> {
  return { fr: make(locales.fr), en: make(locales.en) }
}
