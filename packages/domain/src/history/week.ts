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
  const number = dayNumber(day)
  // 1970-01-01 was a Thursday, three days after Monday.
  const monday = number - mod(number + 3, 7)
  return Array.from({ length: 7 }, (_, i) => dayOfNumber(monday + i))
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
