import { type DayKey, dayKey } from '@fonte/domain/history/day'

/** How many minutes east of Greenwich the device is at an instant (epoch ms). */
export const localOffset = (ms: number): number => -new Date(ms).getTimezoneOffset()

/** The calendar day of an instant (epoch ms) where the device is. */
export const localDay = (ms: number): DayKey => dayKey(ms, localOffset(ms))

/** Noon of a day where the device is (epoch ms): an instant by which to write the day in words. */
export const localNoon = (day: DayKey): number => new Date(`${day}T12:00:00`).getTime()
