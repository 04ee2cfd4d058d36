import { type LastTime, lastLiftOf } from '@fonte/domain/workout/last-time'
import { countedSlots } from '@fonte/domain/workout/plan/place'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'

/** The weights (kg) of an exercise's sets in order: what was lifted, `weight` for the step itself, then what is meant. */
export function barWeights(state: WorkoutState, last: LastTime, step: WorkoutStep, weight: number): readonly number[] {
  const lifted = new Map(recordedSets(state).map((set) => [set.slot, set.weight]))
  return countedSlots(step.place).map(({ id, plan }) =>
    id === step.slot ? weight : (lifted.get(id) ?? lastLiftOf(state, last, id)?.weight ?? plan.weight),
  )
}
