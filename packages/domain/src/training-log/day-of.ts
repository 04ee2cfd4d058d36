import { type DayKey, dayKey } from '../history/day.ts'
import type { LogEntry } from './log-entry.ts'

/** How many minutes east of Greenwich the reader's own zone is at an instant (epoch ms), summer time and all. */
export type OffsetAt = (ms: number) => number

/** The calendar day of a workout: that of its end where it took place, or in the reader's own zone where that is not known. */
export function dayOfEntry(
  { completed_at, utc_offset }: Pick<LogEntry, 'completed_at' | 'utc_offset'>,
  offsetAt: OffsetAt,
): DayKey {
  const ms = Date.parse(completed_at)
  return dayKey(ms, utc_offset ?? offsetAt(ms))
}
