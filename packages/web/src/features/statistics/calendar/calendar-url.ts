import type { DayKey } from '@fonte/domain/history/day'
import { isDay } from '@fonte/domain/history/past/wall-clock'

/** The day that the URL names, as `?day=2026-11-18`; `today` where it names no day of the calendar. */
export const pickedDay = ({ day }: { readonly day?: unknown }, today: DayKey): DayKey =>
  typeof day === 'string' && isDay(day) ? day : today
