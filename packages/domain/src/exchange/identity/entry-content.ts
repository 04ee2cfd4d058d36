import type { WorkoutSet } from '../../history/workout-history.ts'
import { canonicalJson } from '../../identity/canonical-json.ts'
import { placeOf } from '../../set/place.ts'

/**
 * What the sets of two versions of a workout are compared by: all their details in their order. Notes, names and the ids
 * of places say nothing about what was done.
 */
export function entryContent(sets: readonly WorkoutSet[]): string {
  const places = [...new Set(sets.map(placeOf))]
  return canonicalJson(
    sets.map((set) => {
      const { exercise_name: _name, note: _note, place: _place, kind, ...figures } = set
      return { ...figures, place: places.indexOf(placeOf(set)), ...(kind !== undefined && kind !== 'work' && { kind }) }
    }),
  )
}
