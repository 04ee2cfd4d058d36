import { type DayKey, dayKey } from '@fonte/domain/history/day'

/** The calendar day of an instant (epoch ms) where the device is. */
export const localDay = (ms: number): DayKey => dayKey(ms, -new Date(ms).getTimezoneOffset())
