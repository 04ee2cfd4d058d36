import { type SetLoad, signedWeight } from '@fonte/domain/set/set-load'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { formatDate } from '@fonte/domain/words/date-format'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { type PluralForms, plural } from '@fonte/domain/words/plural'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'
import { useUnit } from './unit.ts'

/** A dictionary's words in the language of the interface: `const words = useWords(programMessages)`. */
export const useWords = <W>(dictionary: (lang: Language) => W): W => dictionary(useLanguage())

/** Numbers, weights, dates and plurals in the conventions of the language of the interface. */
export interface Formats {
  readonly lang: Language
  readonly unit: WeightUnit
  readonly number: (value: number) => string
  /** A weight, or a sum of them, in the unit of the person signed in, without its name; assistance as `−20`. */
  readonly weight: (load: SetLoad) => string
  /** An instant: epoch ms, or ISO 8601 as the server sends it. */
  readonly date: (instant: number | string, style?: Parameters<typeof formatDate>[2]) => string
  readonly plural: (count: number, forms: PluralForms) => string
}

export function useFormats(): Formats {
  const lang = useLanguage()
  const unit = useUnit()
  return useMemo(
    () => ({
      lang,
      unit,
      number: (value) => formatNumber(lang, value),
      weight: (load) => formatNumber(lang, inUnit(unit, signedWeight(load))),
      date: (instant, style) => formatDate(lang, typeof instant === 'string' ? Date.parse(instant) : instant, style),
      plural: (count, forms) => plural(lang, count, forms),
    }),
    [lang, unit],
  )
}
