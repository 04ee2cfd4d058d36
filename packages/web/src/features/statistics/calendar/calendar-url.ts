import { type DayKey, dayNumber, dayOfNumber } from '@fonte/domain/history/day'

/** Reads `?day=2026-11-18`, the day whose workouts are told; anything but a day of the calendar is today. */
export function calendarSearch({ day }: Record<string, unknown>): { day?: DayKey } {
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && dayOfNumber(dayNumber(day)) === day
  return isDay ? { day } : {}
}
