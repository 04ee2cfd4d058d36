import type { OffsetAt } from './day-of.ts'

const day = 86_400_000
const minute = 60_000

/**
 * The instant (epoch ms), and the minutes east of UTC, at which a clock on the wall shows `wall`, given as if it stood in UTC
 * (epoch ms). An hour that stands twice on a clock is the earlier one; a time that no clock showed, since it was put forward,
 * is read with the offset that came after.
 */
export function wallInstant(wall: number, offsetAt: OffsetAt): { readonly ms: number; readonly offset: number } {
  const before = offsetAt(wall - day)
  const after = offsetAt(wall + day)
  const shown = [before, after].filter((offset) => offsetAt(wall - offset * minute) === offset)
  const offset = shown.length > 0 ? Math.max(...shown) : after
  return { ms: wall - offset * minute, offset }
}
