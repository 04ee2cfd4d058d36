import type { DayKey } from '../history/day.ts'
import { dayOfEntry, type OffsetAt } from '../training-log/day-of.ts'
import type { LogEntry } from '../training-log/log-entry.ts'

/** What somebody weighed on a day, in kg. */
export type WeighedDay = { readonly day: DayKey; readonly kg: number }

/** The body's weight (kg) at a workout; null while none is known. */
export type BodyWeightAt = (entry: Pick<LogEntry, 'completed_at' | 'utc_offset'>) => number | null

/**
 * The weight that counts at a workout: the last one of that day or before, else the first one after it. `offsetAt`
 * tells the reader's own zone, for workouts that do not tell theirs.
 */
export function bodyWeightAt(weighed: readonly WeighedDay[], offsetAt: OffsetAt): BodyWeightAt {
  const days = weighed.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const [first] = days
  if (!first) return () => null
  return (entry) => {
    const day = dayOfEntry(entry, offsetAt)
    return (days[countUntil(days, day) - 1] ?? first).kg
  }
}

/** How many of the days, oldest first, are not after `day`: by halving, as a log asks for thousands of them. */
function countUntil(days: readonly WeighedDay[], day: DayKey): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const between = days[middle]
    if (between && between.day <= day) low = middle + 1
    else high = middle
  }
  return low
}
