import { type DayKey, dayNumber } from '../../history/day.ts'
import { dayAfter } from '../../history/week.ts'
import type { Training } from './training.ts'

/** The hard sets of a muscle group; those of secondary muscles count half. */
export type MuscleSets = {
  readonly group: string
  /** In the last seven days, today included. */
  readonly lastDays: number
  /** A week's mean over the last four weeks; over fewer where the log is younger. */
  readonly mean: number
}

const week = 7
const weeks = 4

/** The hard sets of each muscle group that was trained in the last four weeks, most sets of the last days first. */
export function muscleSets({ days, firstDay }: Training, today: DayKey): MuscleSets[] {
  const sums = new Map<string, { lastDays: number; all: number }>()
  for (let back = 0; back < weeks * week; back += 1) {
    for (const [group, sets] of days.get(dayAfter(today, -back))?.hardSets ?? []) {
      const { lastDays, all } = sums.get(group) ?? { lastDays: 0, all: 0 }
      sums.set(group, { lastDays: lastDays + (back < week ? sets : 0), all: all + sets })
    }
  }
  const over = weeksSince(firstDay ?? today, today)
  return [...sums]
    .map(([group, { lastDays, all }]) => ({ group, lastDays, mean: all / over }))
    .toSorted((a, b) => b.lastDays - a.lastDays || b.mean - a.mean || (a.group < b.group ? -1 : 1))
}

/** One to four: how many of the last weeks have begun since the first workout. */
const weeksSince = (first: DayKey, today: DayKey): number =>
  Math.max(1, Math.min(weeks, Math.floor((dayNumber(today) - dayNumber(first)) / week) + 1))

/** The discs by which a share is told, and the share (0 to 1) from which each of them stands. */
export const shareDiscs = [25, 20, 15, 10, 5] as const

export type ShareDisc = (typeof shareDiscs)[number]

/** The disc of a share of all sets (0 to 1): 25 from a quarter on, then 20, 15 and 10 per cent, 5 for less; none for nothing, or of nothing (NaN). */
export function discOf(share: number): ShareDisc | null {
  if (!(share > 0)) return null
  return shareDiscs.find((disc) => share * 100 >= disc) ?? 5
}
