import type { HistoryEntry } from '@fonte/contract/history'
import { localOffset } from '../../platform/local-day.ts'

/**
 * The end of a workout as the clock showed it where it took place: the instant (epoch ms) at which the clock of the device
 * shows the same. Where no place is known, that of the device is meant.
 */
export function atItsPlace({ completed_at, utc_offset }: Pick<HistoryEntry, 'completed_at' | 'utc_offset'>): number {
  const ms = Date.parse(completed_at)
  return utc_offset === undefined ? ms : ms + (utc_offset - localOffset(ms)) * 60_000
}
