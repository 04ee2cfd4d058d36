import { formatDate } from '@fonte/domain/words/date-format'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { type PluralForms, plural } from '@fonte/domain/words/plural'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'

/** A dictionary's words in the language of the interface: `const words = useWords(programMessages)`. */
export const useWords = <W>(dictionary: (lang: Language) => W): W => dictionary(useLanguage())

/** Numbers, dates and plurals in the conventions of the language of the interface. */
export interface Formats {
  readonly lang: Language
  readonly number: (value: number) => string
  /** An instant: epoch ms, or ISO 8601 as the server sends it. */
  readonly date: (instant: number | string, style?: Parameters<typeof formatDate>[2]) => string
  readonly plural: (count: number, forms: PluralForms) => string
}

export function useFormats(): Formats {
  const lang = useLanguage()
  return useMemo(
    () => ({
      lang,
      number: (value) => formatNumber(lang, value),
      date: (instant, style) => formatDate(lang, typeof instant === 'string' ? Date.parse(instant) : instant, style),
      plural: (count, forms) => plural(lang, count, forms),
    }),
    [lang],
  )
}
