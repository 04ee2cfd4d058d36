import type { WorkoutSet } from '../history/workout-history.ts'
import { canonicalJson } from '../words/canonical-json.ts'

/**
 * What was done in a workout, as one text: two workouts are the same where their texts are. Names of exercises, which go by
 * the language, places and notes are no part of it: a note that was changed elsewhere makes no other workout.
 */
export function workoutContent(sets: readonly WorkoutSet[]): string {
  return canonicalJson(sets.map(({ exercise_name, place, note, ...done }) => done))
}
