import type { Hold } from '@fonte/domain/workout/state'
import { monotonicNow, now } from '../../../platform/clock.ts'

/** Time (ms) to get into position. */
export const countdown = 3_000

/** How a hold stood when it was looked at last. */
interface Look {
  readonly time: number
  readonly device: number
  readonly elapsed: number
  readonly isHidden: boolean
}

/** Somebody looks several times a second; after so long (ms) without, the page was asleep. */
const asleep = 2_000

const looks = new WeakMap<Hold, Look>()

/**
 * The time (epoch ms) that a timed set goes by, from the tap that had it begin: what has passed on a clock that nobody can set.
 * That one may stand still while the device sleeps, so that the device’s own time counts as well where the page was out of
 * sight. What lies ahead of the device, as after a reload, begins anew.
 */
export function holdTime(hold: Hold): number {
  const device = now()
  const elapsed = monotonicNow()
  const last = looks.get(hold) ?? {
    time: Math.max(device, hold.started_at - countdown),
    device,
    elapsed,
    isHidden: false,
  }
  const passed = elapsed - last.elapsed
  const slept = last.isHidden || passed > asleep ? device - last.device : 0
  const time = last.time + Math.max(passed, slept)
  looks.set(hold, { time, device, elapsed, isHidden: document.visibilityState === 'hidden' })
  return time
}
