import type { StoredWeight } from '@fonte/domain/units/weight'
import type { LastTime } from '@fonte/domain/workout/last-time'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'

/** The weights of an exercise's sets in order: what was lifted, `current` for the step itself, then what is meant. */
export function barWeights(
  state: WorkoutState,
  last: LastTime,
  step: WorkoutStep,
  current: StoredWeight,
): readonly StoredWeight[] {
  const done = recordedSets(state).flatMap((set) => (set.exercise === step.exercise ? [set] : []))
  const before = last.get(step.plan.exercise_id)
  const coming = step.plan.sets.map((set, place) => before?.[place] ?? set)
  return [...done.slice(0, step.set), current, ...coming.slice(step.set + 1)]
}
