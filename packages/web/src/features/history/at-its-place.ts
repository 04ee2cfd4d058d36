import type { HistoryEntry } from '@fonte/contract/history'
import { now } from '../../platform/clock.ts'
import { type PlacedInstant, useFormats } from '../../platform/words/words.ts'

type Ended = Pick<HistoryEntry, 'completed_at' | 'utc_offset'>

/**
 * The end of a workout, to be written by the clock of the place where it was. Where no place is known, that of the device is
 * meant.
 */
export function atItsPlace({ completed_at, utc_offset }: Ended): number | PlacedInstant {
  const ms = Date.parse(completed_at)
  return utc_offset === undefined ? ms : { ms, utc_offset }
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
