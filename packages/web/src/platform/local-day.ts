import { type DayKey, dayKey } from '@fonte/domain/history/day'

/** How many minutes east of Greenwich the device is at an instant (epoch ms). */
export const localOffset = (ms: number): number => -new Date(ms).getTimezoneOffset()

/** The calendar day of an instant (epoch ms) where the device is. */
export const localDay = (ms: number): DayKey => dayKey(ms, localOffset(ms))
