import { dayKey, dayNumber } from './day.ts'

/** How many calendar days lie between an instant and now (epoch ms), at so many minutes east of Greenwich; 0 is today. */
export function daysAgo(ms: number, now: number, offsetMinutes: number): number {
  return Math.max(0, dayNumber(dayKey(now, offsetMinutes)) - dayNumber(dayKey(ms, offsetMinutes)))
}
