import type { OffsetAt } from '../../training-log/day-of.ts'
import { wallInstant } from '../../training-log/wall-instant.ts'
import { type DayKey, dayKey, dayNumber, dayOfNumber } from '../day.ts'

const minute = 60_000
const day = 86_400_000

/** What a clock on the wall shows: the day, and the time as `18:40`. */
export type WallClock = { readonly day: DayKey; readonly time: string }

/** What the clock shows at an instant (epoch ms), so many minutes east of UTC. */
export function clockAt(ms: number, offset: number): WallClock {
  const minutes = Math.floor((ms / minute + offset) % 1440)
  const ofDay = minutes < 0 ? minutes + 1440 : minutes
  const two = (figure: number) => String(figure).padStart(2, '0')
  return { day: dayKey(ms, offset), time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` }
}

/**
 * The instant (epoch ms) at which the clock shows this, read as `wallInstant` says where it is moved; NaN where there is no
 * such day or time.
 */
export function instantAt({ day: key, time }: WallClock, offsetAt: OffsetAt): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined || !isDay(key)) return Number.NaN
  const local = dayNumber(key) * day + (Number(hours) * 60 + Number(minutes)) * minute
  return wallInstant(local, offsetAt).ms
}

/** Whether it is a day of the calendar, such as `2026-02-28`. */
export function isDay(key: string): key is DayKey {
  return /^\d{4}-\d\d-\d\d$/.test(key) && dayOfNumber(dayNumber(key)) === key
}
