import { zoneOffset } from '../../history/zone-days.ts'

/** The clocks on the walls of one time zone. */
export type ZoneClock = {
  /** The instant (epoch ms) and the minutes east of UTC of a clock on the wall, given as if it stood in UTC (epoch ms). */
  readonly instantOf: (wall: number) => { readonly ms: number; readonly offset: number }
  /** Minutes east of UTC at an instant (epoch ms). */
  readonly offsetAt: (ms: number) => number
}

const day = 86_400_000
const minute = 60_000

/**
 * The clocks of a time zone by its IANA name. An hour that stands twice on a clock is the earlier one; a time that no clock
 * showed, since it was put forward, is read with the offset that came after.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = offsetsByDay(zoneOffset(timeZone))
  return {
    offsetAt,
    instantOf: (wall) => {
      const before = offsetAt(wall - day)
      const after = offsetAt(wall + day)
      const shown = [before, after].filter((offset) => offsetAt(wall - offset * minute) === offset)
      const offset = shown.length > 0 ? Math.max(...shown) : after
      return { ms: wall - offset * minute, offset }
    },
  }
}

/** Asks for the offset once a day where both ends of the day in UTC have the same one. */
function offsetsByDay(offsetAt: (ms: number) => number): (ms: number) => number {
  const midnights = new Map<number, number>()
  const atMidnight = (number: number): number => {
    const known = midnights.get(number)
    if (known !== undefined) return known
    const offset = offsetAt(number * day)
    midnights.set(number, offset)
    return offset
  }
  return (ms) => {
    const number = Math.floor(ms / day)
    const offset = atMidnight(number)
    return offset === atMidnight(number + 1) ? offset : offsetAt(ms)
  }
}
