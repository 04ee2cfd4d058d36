import type { StoredWeight } from '@fonte/domain/units/weight'
import { type LastTime, meantLift } from '@fonte/domain/workout/last-time'
import { countedSlots } from '@fonte/domain/workout/plan/place'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'

/** The weights of an exercise's sets in order: what was lifted, `current` for the step itself, then what is meant. */
export function barWeights(
  state: WorkoutState,
  last: LastTime,
  step: WorkoutStep,
  current: StoredWeight,
): readonly StoredWeight[] {
  const lifted = new Map(recordedSets(state).map((set) => [set.slot, set]))
  const { place } = step
  return countedSlots(place).map((slot) =>
    slot.id === step.slot ? current : (lifted.get(slot.id) ?? meantLift(state, last, place, slot)),
  )
}
