import { withLoad } from '../progression/aimed-load.ts'
import { type SetLoad, setLoad } from '../set/set-load.ts'
import { lighterLoad, type Where } from './drop.ts'
import { proposedLift, type SetBefore } from './kept-load.ts'
import type { LastLift, LastTime } from './last-time.ts'
import { isCounted, type WorkoutPlace } from './plan/place.ts'
import type { WorkoutSetPlan } from './plan/workout-program.ts'
import { recordedSets } from './selectors.ts'
import type { WorkoutState } from './state.ts'

/** The load that stands in the boxes of the current set. */
export interface CurrentLoad {
  readonly slot: string
  readonly load: SetLoad
}

/**
 * What is proposed for the sets of a place that are not done, by slot id: what each begins with, for a planned drop less
 * than the set above it, done or to come, and for the other side what the first one is.
 */
export function proposedLifts(
  state: WorkoutState,
  last: LastTime,
  place: WorkoutPlace,
  where: Where,
  current?: CurrentLoad,
): ReadonlyMap<string, LastLift> {
  const done = new Map(recordedSets(state).map((set) => [set.slot, set]))
  const proposed = new Map<string, LastLift>()
  let above: SetBefore | undefined
  for (const slot of place.slots) {
    const recorded = done.get(slot.id)
    if (!recorded) {
      const meant = proposedLift(state, last, place, slot, above)
      proposed.set(
        slot.id,
        slot.other_side
          ? withLoad(meant, setLoad(above?.load ?? meant))
          : lessThan(above?.load, meant, slot.plan, where),
      )
    }
    const load = recorded ?? (current?.slot === slot.id ? current.load : proposed.get(slot.id))
    if (isCounted(slot) && load) above = { slot, load }
  }
  return proposed
}

/** What is meant for a set; for a planned drop, less than the set above. */
function lessThan(above: SetLoad | undefined, meant: LastLift, { kind }: WorkoutSetPlan, where: Where): LastLift {
  const lighter = kind === 'drop' ? lighterLoad(above, meant, where) : null
  return lighter ? withLoad(meant, lighter) : meant
}
