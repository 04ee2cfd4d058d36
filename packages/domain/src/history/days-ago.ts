import { dayKey, dayNumber } from './day.ts'

/**
 * How many calendar days lie between an instant and now (epoch ms); 0 is today. `offsetAt` answers how many minutes east of
 * Greenwich the clocks of the reader stood at an instant: in summer they stand otherwise than in winter.
 */
export function daysAgo(ms: number, now: number, offsetAt: (ms: number) => number): number {
  const dayAt = (instant: number) => dayNumber(dayKey(instant, offsetAt(instant)))
  return Math.max(0, dayAt(now) - dayAt(ms))
}
