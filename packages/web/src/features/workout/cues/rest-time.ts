import type { Resting } from '@fonte/domain/workout/state'
import { monotonicNow, now } from '../../../platform/clock.ts'

/** Where both clocks stood when a rest was first seen: one rest for the sets before it, however often it is made longer. */
const seen = new WeakMap<Resting['recorded'], { readonly at: number; readonly elapsed: number }>()

/**
 * The time (epoch ms) that a rest goes by: that of the device or, where it was set back meanwhile, what has passed since the
 * rest was first seen. What lies ahead of the device, as after a reload, begins anew.
 */
export function restTime({ recorded, rest }: Resting): number {
  const time = now()
  const elapsed = monotonicNow()
  const first = seen.get(recorded) ?? { at: Math.max(time, rest.started_at), elapsed }
  seen.set(recorded, first)
  return Math.max(time, first.at + elapsed - first.elapsed)
}
