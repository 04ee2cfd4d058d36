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
export interface Where {
  readonly gym: Gym
  readonly exercise: GymExercise
}

/** What a drop begins with: as `lighterLoad` proposes it below the set that was done above it. */
export function dropLoad(state: WorkoutState, step: WorkoutStep, meant: SetLoad, where: Where): StoredWeight | null {
  return lighterLoad(setAbove(state, step), step.target.kind === 'drop' ? meant : null, where)
}

/**
 * 80 % of the load above, rounded down to what can be loaded. Null where there is no such weight, and where the plan names
 * a load, `planned`, that is lighter than the one above already.
 */
export function lighterLoad(
  above: SetLoad | undefined,
  planned: SetLoad | null,
  { gym, exercise }: Where,
): StoredWeight | null {
  if (!above || signedWeight(above).weight <= 0) return null
  const named = planned ? signedWeight(planned).weight : 0
  if (named !== 0 && named < above.weight) return null
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
