import { zoneOffset } from '../../history/zone-days.ts'
import type { OffsetAt } from '../../training-log/day-of.ts'
import { wallInstant } from '../../training-log/wall-instant.ts'

/** The clocks on the walls of one time zone. */
export type ZoneClock = {
  /** The instant (epoch ms) and the minutes east of UTC of a clock on the wall, given as if it stood in UTC (epoch ms). */
  readonly instantOf: (wall: number) => { readonly ms: number; readonly offset: number }
  /** Minutes east of UTC at an instant (epoch ms). */
  readonly offsetAt: OffsetAt
}

const day = 86_400_000

/** The clocks of a time zone by its IANA name, read as `wallInstant` says where they are moved. */
export function zoneClock(timeZone: string): ZoneClock {
  const offsetAt = offsetsByDay(zoneOffset(timeZone))
  return {
    offsetAt,
    instantOf: (wall) => wallInstant(wall, offsetAt),
  }
}

/** Asks for the offset once a day where both ends of the day in UTC have the same one. */
function offsetsByDay(offsetAt: OffsetAt): OffsetAt {
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
