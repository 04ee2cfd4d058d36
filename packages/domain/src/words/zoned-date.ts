import { type DateStyle, writtenDate } from './date-format.ts'
import type { Language } from './language.ts'

/**
 * An instant (epoch ms) in words on the clock of a time zone (IANA name): for servers, whose own clock is not the reader's.
 * @throws RangeError where there is no such instant or zone
 */
export function formatZonedDate(lang: Language, ms: number, style: DateStyle, timeZone: string): string {
  const figure = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0 } = figure
  return writtenDate(lang, new Date(Date.UTC(year, month - 1, day, hour, minute)), style)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone, not for each mail: it costs far more than what it writes. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const figures = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const clock = new Intl.DateTimeFormat('en-US', { ...figures, hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return clock
}
