import { currentSlot } from '../selectors.ts'
import type { WorkoutState } from '../state.ts'
import type { WorkoutPlace } from './place.ts'
import type { PlanEvent } from './plan-event.ts'

/**
 * The change that gives the current set of a superset or circuit a slot for its other side, in the same round; null
 * outside of one, where the left side brings it along. As an event of its own it reads the same in every Fonte that knows
 * changes of the plan.
 */
export function sideOfGroup(state: WorkoutState, other: string, at: number): PlanEvent | null {
  const current = currentSlot(state)
  if (current?.place.group === undefined) return null
  const { place, slot } = current
  const sets = [{ slot: other, plan: slot.plan, other_side: true }] as const
  return { type: 'add-sets', at, place: place.id, after: slot.id, sets }
}

/** Without the slot that the left side of a set brought; a swap may have taken it over into the place after. */
export function withoutOtherSide(places: readonly WorkoutPlace[], left: string): readonly WorkoutPlace[] {
  const all = places.flatMap(({ slots }) => slots)
  const other = all[all.findIndex(({ id }) => id === left) + 1]
  if (!other?.other_side || other.status === 'done') return places
  return places.map((place) =>
    place.slots.includes(other) ? { ...place, slots: place.slots.filter((slot) => slot !== other) } : place,
  )
}
