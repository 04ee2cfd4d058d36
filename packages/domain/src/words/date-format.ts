import type { Language } from './language.ts'

export type DateStyle = 'date' | 'shortDate' | 'dayAndMonth' | 'weekday' | 'month' | 'dateTime' | 'shortDateTime' | Part

type Part = 'shortWeekday' | 'shortMonth' | 'year' | 'time'

/** What the months and the days of the week are called, from January and from Sunday on. */
interface DateNames {
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
}

const split = (names: string) => names.split(' ')
const cut = (names: readonly string[], mark = '') => names.map((name) => name.slice(0, 3) + mark)

function english(): DateNames {
  const months = split('January February March April May June July August September October November December')
  const weekdays = split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
  return { months, weekdays, shortMonths: cut(months), shortWeekdays: cut(weekdays) }
}

function french(): DateNames {
  const weekdays = split('dimanche lundi mardi mercredi jeudi vendredi samedi')
  return {
    months: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: split('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    weekdays,
    shortWeekdays: cut(weekdays, '.'),
  }
}

const dateNames: Readonly<Record<Language, DateNames>> = { fr: french(), en: english() }

/** How each style is written where it is more than one part; a French date never breaks between two lines. */
const patterns: Readonly<Record<Language, Readonly<Record<Exclude<DateStyle, Part>, string>>>> = {
  fr: {
    date: '{day}\u00a0{month}\u00a0{year}',
    shortDate: '{day}\u00a0{shortMonth}',
    dayAndMonth: '{day}\u00a0{month}',
    weekday: '{weekday} {day}\u00a0{month}',
    month: '{month}\u00a0{year}',
    dateTime: '{day}\u00a0{month}\u00a0{year} à {time}',
    shortDateTime: '{day}\u00a0{shortMonth}\u00a0{year}, {time}',
  },
  en: {
    date: '{month} {day}, {year}',
    shortDate: '{shortMonth} {day}',
    dayAndMonth: '{month} {day}',
    weekday: '{weekday}, {month} {day}',
    month: '{month} {year}',
    dateTime: '{month} {day}, {year} at {time}',
    shortDateTime: '{shortMonth} {day}, {year}, {time}',
  },
}

/**
 * An instant (epoch ms) in words on the reader's own clock: `formatDate('fr', ms)` is "5 septembre 2025",
 * `formatDate('fr', ms, 'time')` "14:05". The first of a month is "1er novembre" in French. As `Intl.DateTimeFormat`
 * writes it, whose first format costs a phone 50 ms.
 * @throws RangeError where the instant is none
 */
export const formatDate = (lang: Language, ms: number, style: DateStyle = 'date'): string =>
  writtenDate(lang, new Date(ms - new Date(ms).getTimezoneOffset() * 60_000), style)

/** The same for a clock that `at` has as UTC. */
export function writtenDate(lang: Language, at: Date, style: DateStyle): string {
  const parts = partsOf(lang, at)
  if (style === 'shortWeekday' || style === 'shortMonth' || style === 'year' || style === 'time') return parts[style]
  return patterns[lang][style].replace(/\{(\w+)\}/g, (_, part: keyof typeof parts) => parts[part])
}

/** What a date consists of. */
function partsOf(lang: Language, at: Date) {
  if (Number.isNaN(at.getTime())) throw new RangeError('no instant')
  const { months, shortMonths, weekdays, shortWeekdays } = dateNames[lang]
  const [day, month, weekday] = [at.getUTCDate(), at.getUTCMonth(), at.getUTCDay()]
  return {
    day: lang === 'fr' && day === 1 ? '1er' : String(day),
    month: months[month] ?? '',
    shortMonth: shortMonths[month] ?? '',
    year: String(at.getUTCFullYear()),
    weekday: weekdays[weekday] ?? '',
    shortWeekday: shortWeekdays[weekday] ?? '',
    time: timeOf(lang, at),
  }
}

function timeOf(lang: Language, at: Date): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const [hour, minutes] = [at.getUTCHours(), two(at.getUTCMinutes())]
  if (lang === 'fr') return `${two(hour)}:${minutes}`
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}
