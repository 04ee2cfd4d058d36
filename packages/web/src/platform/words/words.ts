import { type SetLoad, signedWeight } from '@fonte/domain/set/set-load'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import { type DateStyle, formatDate, writtenDate } from '@fonte/domain/words/date-format'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber, formatPercent } from '@fonte/domain/words/number-format'
import { type PluralForms, plural } from '@fonte/domain/words/plural'
import { useMemo } from 'react'
import { useLanguage } from './language.ts'
import { useUnit } from './unit.ts'

/** A dictionary's words in the language of the interface: `const words = useWords(programMessages)`. */
export const useWords = <W>(dictionary: (lang: Language) => W): W => dictionary(useLanguage())

/** An instant (epoch ms) with the minutes by which the clocks of its place are ahead of UTC. */
export interface PlacedInstant {
  readonly ms: number
  readonly utc_offset: number
}

/** Numbers, weights, dates and plurals in the conventions of the language of the interface. */
export interface Formats {
  readonly lang: Language
  readonly unit: WeightUnit
  readonly number: (value: number) => string
  /** A share (0 to 1) in whole percent. */
  readonly percent: (share: number) => string
  /** A weight, or a sum of them, in the unit of the person signed in, without its name; assistance as `−20`. */
  readonly weight: (load: SetLoad) => string
  /** An instant by the clock of the device (epoch ms, or ISO 8601 as the server sends it), or by that of its place. */
  readonly date: (instant: Instant, style?: DateStyle) => string
  readonly plural: (count: number, forms: PluralForms) => string
}

type Instant = number | string | PlacedInstant

function dateOf(lang: Language, instant: Instant, style: DateStyle = 'date'): string {
  if (typeof instant !== 'object')
    return formatDate(lang, typeof instant === 'string' ? Date.parse(instant) : instant, style)
  // The device may never have shown the hour: its own clock skips one where summer time begins.
  return writtenDate(lang, new Date(instant.ms + instant.utc_offset * 60_000), style)
}

export function useFormats(): Formats {
  const lang = useLanguage()
  const unit = useUnit()
  return useMemo(
    () => ({
      lang,
      unit,
      number: (value) => formatNumber(lang, value),
      percent: (share) => formatPercent(lang, share),
      weight: (load) => formatNumber(lang, inUnit(unit, signedWeight(load))),
      date: (instant, style) => dateOf(lang, instant, style),
      plural: (count, forms) => plural(lang, count, forms),
    }),
    [lang, unit],
  )
}
