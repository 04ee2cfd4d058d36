import type { OffsetAt } from '../training-log/day-of.ts'
import { wallInstant } from '../training-log/wall-instant.ts'
import { type DayKey, dayKey, dayNumber, dayOfNumber } from './day.ts'

/** The calendar of one time zone. */
export interface ZoneDays {
  /** The day on which an instant (epoch ms) falls there. */
  dayOf(ms: number): DayKey
  /** The instant (epoch ms) at which a day begins there. */
  startOf(day: DayKey): number
  /** So many days up to the one of an instant (epoch ms), the earliest first. */
  lastDays(ms: number, count: number): DayKey[]
}

const minute = 60_000
const day = 86_400_000

/** Reads so many minutes east of Greenwich from `GMT+05:30`; `GMT` alone is none. */
const minutesOf = (name: string): number => {
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/** Tells how many minutes east of Greenwich the clocks of a time zone (IANA name) stand at an instant (epoch ms). */
export function zoneOffset(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (ms) => minutesOf(format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '')
}

/** The calendar of a time zone by its IANA name, summer time and all. */
export function zoneDays(timeZone: string): ZoneDays {
  const offsetAt = zoneOffset(timeZone)
  const dayOf = (ms: number) => dayKey(ms, offsetAt(ms))
  return {
    dayOf,
    startOf: (key) => {
      const midnight = dayNumber(key) * day
      // Where midnight is left out, the day begins as the clock is put forward: by what the clock showed before.
      return midnight - offsetAt(wallInstant(midnight, offsetAt).ms) * minute
    },
    lastDays: (ms, count) => {
      const last = dayNumber(dayOf(ms))
      return Array.from({ length: count }, (_, index) => dayOfNumber(last - count + 1 + index))
    },
  }
}
