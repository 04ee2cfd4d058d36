import type { ProgressPeriod } from '@fonte/domain/statistics/exercise-progress'

/** Over how long the progress of an exercise is shown. */
export const periods = ['weeks', 'year', 'all'] as const

export type Period = (typeof periods)[number]

const day = 86_400_000

/** Days of the periods: twelve weeks, a year. */
const lengths: Readonly<Record<Period, number | null>> = { weeks: 84, year: 365, all: null }

/** The shortest period that holds what began then, epoch ms; twelve weeks where nothing did. */
export const periodSince = (first: number | undefined, now: number): Period =>
  periods.find((period) => (stretchOf(period, now)?.since ?? Number.NEGATIVE_INFINITY) <= (first ?? now)) ?? 'all'

/** From when to when a period goes that ends now; null where it has no beginning. */
export function stretchOf(period: Period, now: number): ProgressPeriod | null {
  const length = lengths[period]
  return length === null ? null : { since: now - length * day, until: now }
}
