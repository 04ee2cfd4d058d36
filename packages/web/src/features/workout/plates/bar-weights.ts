import type { LastTime } from '@fonte/domain/workout/last-time'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'

/** The weights (kg) of an exercise's sets in order: what was lifted, `weight` for the step itself, then what is meant. */
export function barWeights(state: WorkoutState, last: LastTime, step: WorkoutStep, weight: number): readonly number[] {
  const done = recordedSets(state).flatMap((set) => (set.exercise === step.exercise ? [set.weight] : []))
  const before = last.get(step.plan.exercise_id)
  const coming = step.plan.sets.map((set, place) => before?.[place]?.weight ?? set.weight)
  return [...done.slice(0, step.set), weight, ...coming.slice(step.set + 1)]
}
