import type { HistoryEntry } from '@fonte/contract/history'
import { now } from '../../platform/clock.ts'
import { type PlacedInstant, useFormats, useWords } from '../../platform/words/words.ts'
import { historyMessages } from './history-messages.ts'

type Ended = Pick<HistoryEntry, 'completed_at' | 'utc_offset'>

/**
 * The end of a workout, to be written by the clock of the place where it was. Where no place is known, that of the device is
 * meant.
 */
export function atItsPlace({ completed_at, utc_offset }: Ended): number | PlacedInstant {
  const ms = Date.parse(completed_at)
  return utc_offset === undefined ? ms : { ms, utc_offset }
}

/** Writes when a workout began and ended by the clock of its place; its end alone where nobody knows when it began. */
export function useSpan(): (entry: Ended & Pick<HistoryEntry, 'started_at'>) => string {
  const words = useWords(historyMessages)
  const { date } = useFormats()
  return (entry) => {
    const end = atItsPlace(entry)
    if (!entry.started_at) return date(end, 'dateTime')
    const start = atItsPlace({ ...entry, completed_at: entry.started_at })
    const day = date(end, 'date')
    if (date(start, 'date') !== day)
      return words.severalDays({ from: date(start, 'dateTime'), to: date(end, 'dateTime') })
    return words.oneDay({ day, from: date(start, 'time'), to: date(end, 'time') })
  }
}

/** Writes the day of a workout among those of several years: short, with its year where that is not the present one. */
export function useDayAmongYears(): (entry: Ended) => string {
  const { date, lang } = useFormats()
  return (entry) => {
    const at = atItsPlace(entry)
    const [day, year] = [date(at, 'shortDate'), date(at, 'year')]
    if (year === date(now(), 'year')) return day
    return lang === 'fr' ? `${day}\u00a0${year}` : `${day}, ${year}`
  }
}
