import type { Language } from '@fonte/domain/words/language'
import { locales } from '@fonte/domain/words/locale'
import { wideSpaces } from '@fonte/domain/words/number-format'

/** What Premium costs a year, in euros. */
const yearlyPrice = 10

/** The price of a year of Premium as the language writes it: "10 €", "€10". */
export function premiumPrice(lang: Language): string {
  const format = new Intl.NumberFormat(locales[lang], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  return wideSpaces(format.format(yearlyPrice))
}
