import type { ProgramExercise } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
import type { Rounding } from '../units/rounding.ts'
import { canonicalJson } from '../words/canonical-json.ts'
import { afterWorkout } from './five-three-one.ts'
import { type PlacedSet, workingSetsAt } from './performed-at.ts'
import type { Progression } from './progression.ts'
import { isRuled, type Performed } from './target.ts'

type Ruled = Pick<ProgramExercise, 'exercise_id' | 'place' | 'progression' | 'sets'>

/** What a workout changes of the rule at a place of its program. */
export type CycleMove = { readonly place: string; readonly from: Progression; readonly to: Progression }

/**
 * What a workout moves of the program that it was done by: the rules under 5/3/1 with a working set in `done`, each a week
 * on. `timesOf` answers the sets of an exercise the times before, the newest first.
 */
export function cycleMoves<E extends Ruled>(
  exercises: readonly E[],
  done: readonly PlacedSet[],
  timesOf: (exercise: E) => readonly (readonly Performed[])[],
  round: Rounding,
): readonly CycleMove[] {
  return exercises.flatMap((exercise) => {
    const { progression: from, sets } = exercise
    if (from?.kind !== '531' || workingSetsAt(exercise, done).length === 0) return []
    const to = afterWorkout(from, timesOf(exercise), sets.filter(isRuled).length, round)
    return [{ place: placeOf(exercise), from, to }]
  })
}

/**
 * The exercises with their rules moved; the same list where nothing is. A rule that does not stand any more as the workout
 * found it stays: another device was first, or its lifter has changed it.
 */
export function withMovedCycles<E extends Ruled>(exercises: readonly E[], moves: readonly CycleMove[]): readonly E[] {
  const moved = exercises.map((exercise) => {
    const move = moves.find(({ place }) => place === placeOf(exercise))
    if (!move || !exercise.progression) return exercise
    const stands = canonicalJson(exercise.progression) === canonicalJson(move.from)
    return stands ? { ...exercise, progression: move.to } : exercise
  })
  return moved.some((exercise, place) => exercise !== exercises[place]) ? moved : exercises
}
