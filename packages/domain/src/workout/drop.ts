import type { Gym } from '../gym/gym.ts'
import { loadableOf } from '../gym/loadable.ts'
import type { GymExercise } from '../gym/setup.ts'
import { type SetLoad, signedWeight } from '../set/set-load.ts'
import { inUnit, type StoredWeight, stored } from '../units/weight.ts'
import { recordedSets, type WorkoutStep } from './selectors.ts'
import type { RecordedSet, WorkoutState } from './state.ts'

/** Of the weight of the set above. */
const share = 0.8

/** Where a set is lifted. */
interface Where {
  readonly gym: Gym
  readonly exercise: GymExercise
}

/**
 * What a drop begins with: 80 % of the set that was done above it, rounded down to what can be loaded. Null where there is
 * no such weight, and where the plan names a drop whose load, `meant`, is lighter than the set above already.
 */
export function dropLoad(
  state: WorkoutState,
  step: WorkoutStep,
  meant: SetLoad,
  { gym, exercise }: Where,
): StoredWeight | null {
  const above = setAbove(state, step)
  if (!above || signedWeight(above).weight <= 0) return null
  const planned = signedWeight(meant).weight
  if (step.target.kind === 'drop' && planned !== 0 && planned < above.weight) return null
  const figure = loadableOf(gym, exercise).atMost(inUnit(gym.unit, above) * share)
  return figure === null || figure === 0 ? null : stored(gym.unit, figure)
}

/** The nearest set above in its place that was done. */
function setAbove(state: WorkoutState, { place, slot }: WorkoutStep): RecordedSet | undefined {
  const done = new Map(recordedSets(state).map((set) => [set.slot, set]))
  const before = place.slots.slice(
    0,
    place.slots.findIndex(({ id }) => id === slot),
  )
  return before.flatMap(({ id }) => done.get(id) ?? []).at(-1)
}
