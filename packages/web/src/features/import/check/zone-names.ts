import type { Language } from '@fonte/domain/words/language'
import { locales } from '@fonte/domain/words/locale'

/** The last part of `Europe/Paris`, with the rest behind it. */
const writtenId = (zone: string): string => {
  const [city = zone, ...where] = zone.split('/').toReversed()
  return [city, ...where].join(', ').replaceAll('_', ' ')
}

/** What stands in French before the place whose time it is. */
const beforePlace = /^heure\s*:\s*/u

/**
 * What a time zone (IANA name) is called: in English by its id, which is English. In French by its place as the platform
 * knows it, a country or, where that has several, a city; by its id where the platform knows none.
 */
export function zoneName(zone: string, lang: Language): string {
  if (lang === 'en') return writtenId(zone)
  const told = timeOf(zone, lang)
  return beforePlace.test(told) ? told.replace(beforePlace, '') : writtenId(zone)
}

function timeOf(timeZone: string, lang: Language): string {
  try {
    const format = new Intl.DateTimeFormat(locales[lang], { timeZone, timeZoneName: 'shortGeneric' })
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    // A browser of before 2022 knows no such names.
    return ''
  }
}
