import { type LeftExercise, placesOf, type WorkoutPlace } from '../plan/place.ts'
import type { WorkoutProgram } from '../plan/workout-program.ts'

/** A place of a workout, or an exercise that left its place. */
export type KeptPlace = WorkoutPlace | LeftExercise

/**
 * The key of each place for the history and for the program (`placeOf`): that of its program, or its id where its exercise
 * stands elsewhere, too. None for one of an exercise: the one that its program has without a key, else the first.
 */
export function placeKeys(
  places: readonly KeptPlace[],
  program: WorkoutProgram,
): ReadonlyMap<string, string | undefined> {
  const begun = new Map(placesOf(program).map(({ id, exercise_id }) => [id, exercise_id]))
  const isBegun = (place: KeptPlace) => 'slots' in place && begun.get(place.id) === place.exercise_id
  const without = places.filter(({ place }) => place === undefined)
  const first = new Map<string, string>()
  for (const { id, exercise_id } of [...without.filter(isBegun), ...without]) {
    if (!first.has(exercise_id)) first.set(exercise_id, id)
  }
  return new Map(
    places.map(({ id, place, exercise_id }) => [id, place ?? (first.get(exercise_id) === id ? undefined : id)]),
  )
}
