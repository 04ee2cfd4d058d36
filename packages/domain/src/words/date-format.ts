import type { Language } from './language.ts'
import { locales } from './locale.ts'
import { wideSpaces } from './number-format.ts'

type Style = keyof typeof styles

const styles = {
  date: { dateStyle: 'long' },
  shortDate: { day: 'numeric', month: 'short' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  dateTime: { dateStyle: 'long', timeStyle: 'short' },
  shortDateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * An instant (epoch ms) in words: `formatDate('fr', ms)` is "5 septembre 2025", `formatDate('fr', ms, 'time')` "14:05".
 * The first of a month is "1er novembre" in French, and a French date never breaks between two lines.
 * Without a time zone (IANA name) it is the reader's own; servers and tests name one.
 */
export function formatDate(lang: Language, ms: number, style: Style = 'date', timeZone?: string): string {
  const text = wideSpaces(format(lang, style, timeZone).format(ms))
  return lang === 'fr' ? frenchDate(text) : text
}

/** French counts the first day of a month as an ordinal, which `Intl` does not; month and year stay beside the day. */
function frenchDate(text: string): string {
  return text
    .replace(/(?<=^(?:\p{L}+ )?)1(?= \p{L})/u, '1er')
    .replace(/(?<=^(?:\p{L}+ )?\d+(?:er)?) (?=\p{L})| (?=\d{4}\b)/gu, '\u00a0')
}

function format(lang: Language, style: Style, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${lang} ${style} ${timeZone ?? ''}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[lang], { ...styles[style], timeZone })
  formats.set(key, made)
  return made
}
