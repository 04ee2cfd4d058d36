/** The languages Fonte speaks; the first one is what a visitor gets who has not chosen. */
export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'fr'

/** Whether an unknown value (a stored setting, a header) names one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'en'
}
