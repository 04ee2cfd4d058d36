import { isMissed } from '../../set/is-work.ts'
import { placeOf } from '../../set/place.ts'
import { type SetLoad, setLoad } from '../../set/set-load.ts'
import type { WorkoutPlace } from '../plan/place.ts'
import type { WorkoutSetPlan } from '../plan/workout-program.ts'
import type { RecordedSet } from '../state.ts'

/** An exercise of a program, and whether a rule says how it gets heavier. */
type Row = { readonly place?: string | undefined; readonly exercise_id: string; readonly progression?: unknown }

/**
 * Places of a workout whose sets are planned at the load that was lifted in them. What was missed or not done stays as
 * planned, and so does an exercise that goes by a rule of its program (`rows`): the rule sets its weights.
 */
export function withLiftedLoads(
  places: readonly WorkoutPlace[],
  recorded: readonly RecordedSet[],
  rows: readonly Row[],
): readonly WorkoutPlace[] {
  const lifts = new Map(recorded.flatMap((set) => (isMissed(set) ? [] : [[set.slot, set]])))
  const ruled = new Set(rows.flatMap((row) => (row.progression === undefined ? [] : [placeOf(row)])))
  return places.map((place) => {
    if (ruled.has(placeOf(place))) return place
    const slots = place.slots.map((slot) => {
      const lift = lifts.get(slot.id)
      return lift ? { ...slot, plan: withLoad(slot.plan, lift) } : slot
    })
    return { ...place, slots }
  })
}

function withLoad(plan: WorkoutSetPlan, load: SetLoad): WorkoutSetPlan {
  const { weight: _, weight_lb: __, assist: ___, assist_lb: ____, ...rest } = plan
  return { ...rest, ...setLoad(load) }
}
