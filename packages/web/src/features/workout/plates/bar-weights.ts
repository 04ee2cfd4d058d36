import type { SetLoad } from '@fonte/domain/set/set-load'
import type { StoredWeight } from '@fonte/domain/units/weight'
import { countedSlots } from '@fonte/domain/workout/plan/place'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import type { Guided } from '../guided.ts'
import { proposed } from '../sets/proposed.ts'

/** The weights of an exercise's sets in order: what was lifted, `current` for the step itself, then what is proposed. */
export function barWeights(guided: Guided, { place, slot }: WorkoutStep, current: SetLoad): readonly StoredWeight[] {
  const lifted = new Map(recordedSets(guided.state).map((set) => [set.slot, set]))
  const coming = proposed(guided, place, { slot, load: current })
  return countedSlots(place).map(({ id }) =>
    id === slot ? current : (lifted.get(id) ?? coming.get(id) ?? { weight: 0 }),
  )
}
