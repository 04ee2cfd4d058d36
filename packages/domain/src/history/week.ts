import { type DayKey, dayNumber, dayOfNumber } from './day.ts'

/** A day of the week strip. */
export type WeekDay = { readonly day: DayKey; readonly is_today: boolean; readonly is_trained: boolean }

/** The ISO week (Monday first) around a day, with the days that hold a workout. */
export function trainingWeek(today: DayKey, trainedDays: Iterable<DayKey>): readonly WeekDay[] {
  const trained = new Set(trainedDays)
  return weekOf(today).map((day) => ({ day, is_today: day === today, is_trained: trained.has(day) }))
}

/** The seven days of the ISO week that a day belongs to, Monday first. */
export function weekOf(day: DayKey): readonly DayKey[] {
  const monday = dayNumber(day) - daysSinceMonday(day)
  return Array.from({ length: 7 }, (_, i) => dayOfNumber(monday + i))
}

/** The Monday of the ISO week that a day belongs to. */
export const mondayOf = (day: DayKey): DayKey => dayOfNumber(dayNumber(day) - daysSinceMonday(day))

/** 0 for a Monday to 6 for a Sunday. 1970-01-01 was a Thursday, three days after Monday. */
export const daysSinceMonday = (day: DayKey): number => mod(dayNumber(day) + 3, 7)

/** The day so many days after another, or before it. */
export const dayAfter = (day: DayKey, days: number): DayKey => dayOfNumber(dayNumber(day) + days)

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
