import { withLoad } from '../progression/aimed-load.ts'
import { isAssisted, type SetLoad, setLoad, signedWeight } from '../set/set-load.ts'
import { type LastLift, type LastTime, liftOf, meantLift } from './last-time.ts'
import { isWarmUp, type WorkoutPlace, type WorkoutSlot } from './plan/place.ts'
import { currentStep, recordedSets, type WorkoutStep } from './selectors.ts'
import type { WorkoutState } from './state.ts'

type Slot = Pick<WorkoutSlot, 'id' | 'plan'>

/** The set before in a place, and its load as it was done, or as it stands in its boxes. */
export interface SetBefore {
  readonly slot: Slot
  readonly load: SetLoad
}

/**
 * What a set begins with: what is meant for it (`meantLift`), with the load that its lifter keeps to. Who did not lift the
 * weight that a rule aimed at goes on with their own where the same was aimed at; who was helped in place of an added
 * weight is helped in the later sets.
 */
export function proposedLift(
  state: WorkoutState,
  last: LastTime,
  place: WorkoutPlace,
  slot: Slot,
  before: SetBefore | undefined,
): LastLift {
  const meant = meantLift(state, last, place, slot)
  if (!before || isWarmUp(before.slot) !== isWarmUp(slot)) return meant
  const meantBefore = meantLift(state, last, place, before.slot)
  const keepsOff = place.aim !== undefined && isSameLoad(meantBefore, meant) && !isSameLoad(before.load, meantBefore)
  const isHelped = isAssisted(before.load) && !isAssisted(meantBefore) && !isAssisted(meant)
  return keepsOff || isHelped ? withLoad(meant, setLoad(before.load)) : meant
}

/** What the inputs of the current set start with; null when the workout is finished. */
export function startingLift(state: WorkoutState, last: LastTime): LastLift | null {
  const step = currentStep(state)
  if (!step) return null
  const { place, slot, target } = step
  if (step.side) return otherSideOf(state, step)
  return proposedLift(state, last, place, { id: slot, plan: target }, setBefore(state, place))
}

/** The other side begins as the one before it was done. */
function otherSideOf(state: WorkoutState, { place, slot, target }: WorkoutStep): LastLift {
  const before = place.slots[place.slots.findIndex(({ id }) => id === slot) - 1]?.id
  return liftOf(recordedSets(state).find((set) => set.slot === before) ?? target)
}

/** The latest set that was done in the place. */
function setBefore(state: WorkoutState, place: WorkoutPlace): SetBefore | undefined {
  const load = recordedSets(state).findLast((set) => set.place === place.id)
  const slot = load && place.slots.find(({ id }) => id === load.slot)
  return slot && { slot, load }
}

const isSameLoad = (one: SetLoad, other: SetLoad) => signedWeight(one).weight === signedWeight(other).weight
