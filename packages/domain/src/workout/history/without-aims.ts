import { withLoad } from '../../progression/aimed-load.ts'
import { type SetLoad, setLoad } from '../../set/set-load.ts'
import { placesOf, type WorkoutPlace } from '../plan/place.ts'
import type { WorkoutProgram } from '../plan/workout-program.ts'

type Figures = SetLoad & { readonly reps: number }

/**
 * Places of a workout that began with `begun`, with the repetitions and loads that its program plans (`rows`, as they are
 * now) where a rule aimed at others for that workout alone. A set that was added there, warm-ups apart, is as its row's last.
 */
export function withoutAims(
  places: readonly WorkoutPlace[],
  begun: WorkoutProgram,
  rows: readonly { readonly sets: readonly Figures[] }[],
): readonly WorkoutPlace[] {
  const aimed = placesOf(begun).flatMap((place, index) =>
    place.aim ? [{ ...place, sets: rows[index]?.sets ?? [] }] : [],
  )
  const planned = new Map(aimed.flatMap(({ slots, sets }) => slots.map(({ id }, index) => [id, sets[index]])))
  const last = new Map(aimed.map(({ id, sets }) => [id, sets.at(-1)]))
  return places.map((place) => ({
    ...place,
    slots: place.slots.map((slot) => {
      const isAdded = !planned.has(slot.id) && slot.plan.kind !== 'warmup'
      const figures = planned.get(slot.id) ?? (isAdded ? last.get(place.id) : undefined)
      return figures ? { ...slot, plan: withLoad({ ...slot.plan, reps: figures.reps }, setLoad(figures)) } : slot
    }),
  }))
}
