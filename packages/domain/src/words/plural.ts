import type { Language } from './language.ts'
import { locales, oncePerLanguage } from './locale.ts'

/** The forms a counted noun takes; `many` is French for millions ("2 millions de séries") and defaults to `other`. */
export type PluralForms = { readonly one: string; readonly other: string; readonly many?: string }

const rules = oncePerLanguage((lang) => new Intl.PluralRules(locales[lang]))

/** The form that goes with the count: French says "0 série" and "1,5 kilo", English "0 sets". */
export function plural(lang: Language, count: number, forms: PluralForms): string {
  const category = rules(lang).select(count)
  if (category === 'one') return forms.one
  return category === 'many' ? (forms.many ?? forms.other) : forms.other
}
