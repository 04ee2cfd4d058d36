import type { Language } from '@fonte/domain/words/language'
import { locales } from '@fonte/domain/words/locale'

/** The last part of `Europe/Paris`, with the rest behind it: what stands in the list until its zones are named. */
export const writtenId = (zone: string): string => {
  const [city = zone, ...where] = zone.split('/').toReversed()
  return [city, ...where].join(', ').replaceAll('_', ' ')
}

/** What stands in French before the place whose time it is. */
const beforePlace = /^heure\s*:\s*/u

/** A winter of these years: where clocks change, their time is then told by its name of the whole year. */
const told = Date.UTC(2026, 0, 1)

/**
 * What a time zone (IANA name) is called. In French by its place as the platform knows it, a country or, where that has
 * several, a city. In English, where the platform tells no places, by its city and the name of the time there. By its id
 * where the platform knows no name.
 */
export function zoneName(zone: string, lang: Language): string {
  return { fr: placeName, en: cityName }[lang](zone) ?? writtenId(zone)
}

function placeName(zone: string): string | null {
  const time = timeOf(zone, 'fr', 'shortGeneric')
  return beforePlace.test(time) ? time.replace(beforePlace, '') : null
}

function cityName(zone: string): string | null {
  const [city = zone] = writtenId(zone).split(', ')
  const time = timeOf(zone, 'en', 'longGeneric')
  if (!/\p{L}{2} Time$/u.test(time)) return null
  return time.startsWith(city) ? city : `${city} (${time})`
}

function timeOf(timeZone: string, lang: Language, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  try {
    const format = new Intl.DateTimeFormat(locales[lang], { timeZone, timeZoneName })
    return format.formatToParts(told).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    // A browser of before 2022 knows no such names.
    return ''
  }
}
