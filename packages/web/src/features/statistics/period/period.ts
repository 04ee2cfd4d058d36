/** Over how long the progress of an exercise is shown. */
export const periods = ['weeks', 'year', 'all'] as const

export type Period = (typeof periods)[number]

const day = 86_400_000

/** Days of the periods: twelve weeks, a year. */
const lengths: Readonly<Record<Period, number | null>> = { weeks: 84, year: 365, all: null }

/** The shortest period that holds what began then, epoch ms; twelve weeks where nothing did. */
export const periodSince = (first: number | undefined, now: number): Period =>
  periods.find((period) => (periodStart(period, now) ?? Number.NEGATIVE_INFINITY) <= (first ?? now)) ?? 'all'

/** When the period begins, epoch ms; null where it has no beginning. */
export function periodStart(period: Period, now: number): number | null {
  const length = lengths[period]
  return length === null ? null : now - length * day
}
