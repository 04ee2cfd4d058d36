import { type DayKey, dayNumber, dayOfNumber } from '@fonte/domain/history/day'

/** The day that the URL names, as `?day=2026-11-18`; `today` where it names no day of the calendar. */
export function pickedDay({ day }: { readonly day?: unknown }, today: DayKey): DayKey {
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && dayOfNumber(dayNumber(day)) === day
  return isDay ? day : today
}
