import type { HistoryEntry } from '@fonte/contract/history'
import type { PlacedInstant } from '../../platform/words/words.ts'

/**
 * The end of a workout, to be written by the clock of the place where it was. Where no place is known, that of the device is
 * meant.
 */
export function atItsPlace({
  completed_at,
  utc_offset,
}: Pick<HistoryEntry, 'completed_at' | 'utc_offset'>): number | PlacedInstant {
  const ms = Date.parse(completed_at)
  return utc_offset === undefined ? ms : { ms, utc_offset }
}
