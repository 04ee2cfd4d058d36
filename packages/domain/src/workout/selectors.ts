import type { Side } from '../set/set-details.ts'
import { findSlot, firstTodo, nextInBlock, type PlacedSlot } from './plan/order.ts'
import { countedSlots, type WorkoutPlace, withStatus } from './plan/place.ts'
import type { WorkoutSetPlan } from './plan/workout-program.ts'
import type { RecordedSet, WorkoutState } from './state.ts'

/** A set of the workout with where it stands: number `set` (from 0) of `total` in its place. */
export type WorkoutStep = {
  readonly slot: string
  readonly set: number
  readonly total: number
  readonly place: WorkoutPlace
  readonly target: WorkoutSetPlan
  /** The only one that the set is for. */
  readonly side?: Side | undefined
}

/** The sets recorded so far. */
export function recordedSets(state: WorkoutState): readonly RecordedSet[] {
  return state.status === 'ready' ? [] : state.recorded
}

/** The slot to do now, or after the rest: the one chosen by hand, else the first in the order of the workout. */
export function currentSlot(state: WorkoutState): PlacedSlot | null {
  if (state.status === 'finished') return null
  const chosen = state.status === 'ready' || state.focus === null ? null : findSlot(state.places, state.focus)
  return chosen?.slot.status === 'todo' ? chosen : firstTodo(state.places)
}

/** The set to do now, or after the rest; the first one before the start; null when nothing is left. */
export function currentStep(state: WorkoutState): WorkoutStep | null {
  return stepOf(currentSlot(state))
}

/** What comes after what the screen shows: the awaited set during a rest, otherwise the one after the current. */
export function nextUp(state: WorkoutState): WorkoutStep | null {
  const current = currentSlot(state)
  if (!current || state.status === 'resting') return stepOf(current)
  const { id } = current.slot
  return stepOf(nextInBlock(state.places, id) ?? firstTodo(withStatus(state.places, id, 'done')))
}

/** Where a recorded set stands, or null. */
export function stepAt(state: WorkoutState, slot: string): WorkoutStep | null {
  return stepOf(findSlot(state.places, slot))
}

/** How many sets count in the progress: all that are done or to do. */
export function countSlots({ places }: Pick<WorkoutState, 'places'>): number {
  return places.reduce((sum, place) => sum + countedSlots(place).length, 0)
}

/** Done sets over those that are done or to do, from 0 to 100. */
export function progress(state: WorkoutState): number {
  const total = countSlots(state)
  return total === 0 ? 0 : (recordedSets(state).length / total) * 100
}

function stepOf(found: PlacedSlot | null): WorkoutStep | null {
  if (!found) return null
  const { place, slot } = found
  const counted = countedSlots(place)
  return {
    slot: slot.id,
    set: counted.indexOf(slot),
    total: counted.length,
    place,
    target: slot.plan,
    ...(slot.other_side && { side: 'right' }),
  }
}
