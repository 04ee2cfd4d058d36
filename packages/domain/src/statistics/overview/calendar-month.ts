import { type DayKey, dayNumber } from '../../history/day.ts'
import { dayAfter, daysSinceMonday } from '../../history/week.ts'

/** A month of the calendar, such as `2026-11`. */
export type MonthKey = string

export const monthOf = (day: DayKey): MonthKey => day.slice(0, 7)

/** The month so many months after another, or before it. */
export function monthAfter(month: MonthKey, months: number): MonthKey {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`
}

/** The days of a month, and how many places before the first of them stay empty in weeks that begin on a Monday. */
export function calendarMonth(month: MonthKey): { readonly days: readonly DayKey[]; readonly before: number } {
  const first = `${month}-01`
  const length = dayNumber(`${monthAfter(month, 1)}-01`) - dayNumber(first)
  return {
    days: Array.from({ length }, (_, index) => dayAfter(first, index)),
    before: daysSinceMonday(first),
  }
}

/** The same day of a month so many months away, or its last day where that month is shorter. */
export function dayMonthsAfter(day: DayKey, months: number): DayKey {
  const { days } = calendarMonth(monthAfter(monthOf(day), months))
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}
