import type { Language } from './language.ts'

/** The locale whose conventions each language follows (section 9 of the specification). */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-US' }

/** What is made for a language when it is first asked for. */
export function oncePerLanguage<T>(make: (lang: Language) => T): (lang: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (lang) => (made[lang] ??= make(lang))
}
