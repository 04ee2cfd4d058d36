import type { Resting } from '@fonte/domain/workout/state'
import { monotonicNow, now } from '../../../platform/clock.ts'

/** Where both clocks stood when something was first seen. */
const seen = new WeakMap<object, { readonly at: number; readonly elapsed: number }>()

/**
 * The time (epoch ms) that something goes by which began at `began`: that of the device or, where it was set back meanwhile,
 * what has passed since it was first seen. What lies ahead of the device, as after a reload, begins anew.
 */
export function timeOf(running: object, began: number): number {
  const time = now()
  const elapsed = monotonicNow()
  const first = seen.get(running) ?? { at: Math.max(time, began), elapsed }
  seen.set(running, first)
  return Math.max(time, first.at + elapsed - first.elapsed)
}

/** The time that a rest goes by: one rest for the sets before it, however often it is made longer. */
export const restTime = ({ recorded, rest }: Resting): number => timeOf(recorded, rest.started_at)
