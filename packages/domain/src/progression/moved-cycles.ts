import { canonicalJson } from '../identity/canonical-json.ts'
import type { ProgramExercise } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
import type { WeightUnit } from '../units/weight.ts'
import { afterWorkout } from './five-three-one.ts'
import { type PlacedSet, workingSetsAt } from './performed-at.ts'
import type { Progression } from './progression.ts'
import { isRuled, type Performed } from './target.ts'

type Ruled = Pick<ProgramExercise, 'exercise_id' | 'place' | 'progression' | 'sets'>

/** What a workout changes of the rule at a place of its program. */
export type CycleMove = { readonly place: string; readonly from: Progression; readonly to: Progression }

/**
 * What a workout moves of the program that it was done by: the rules under 5/3/1 with a working set in `done`, each a week
 * on. `timesOf` answers the sets of an exercise the times before, the newest first; `unit` is the one that its lifter lifts in.
 */
export function cycleMoves<E extends Ruled>(
  exercises: readonly E[],
  done: readonly PlacedSet[],
  timesOf: (exercise: E) => readonly (readonly Performed[])[],
  unit: WeightUnit,
): readonly CycleMove[] {
  return exercises.flatMap((exercise) => {
    const { progression: from, sets } = exercise
    if (from?.kind !== '531' || workingSetsAt(exercise, done).length === 0) return []
    const to = afterWorkout(from, timesOf(exercise), sets.filter(isRuled).length, unit)
    return [{ place: placeOf(exercise), from, to }]
  })
}

/** A rule that a workout left as it was, as it did not stand any more as the workout had found it; null: there is none. */
export type CycleLeft = { readonly place: string; readonly stands: Progression | null }

/** The moves that {@link withMovedCycles} leaves out, each with the rule that stands there. */
export function cyclesLeft(exercises: readonly Ruled[], moves: readonly CycleMove[]): readonly CycleLeft[] {
  return moves.flatMap(({ place, from }) => {
    const exercise = atPlace(exercises, place)
    return standsAt(exercise, from) ? [] : [{ place, stands: exercise?.progression ?? null }]
  })
}

/**
 * The same for moves that were made or left out before, and nobody knows which: a rule that stands where its move leads
 * counts as moved, and one that stands where the workout found it as one that its lifter took back.
 */
export function cyclesLeftBefore(exercises: readonly Ruled[], moves: readonly CycleMove[]): readonly CycleLeft[] {
  return cyclesLeft(
    exercises,
    moves.filter(({ place, to }) => !standsAt(atPlace(exercises, place), to)),
  )
}

/**
 * The exercises with their rules moved; the same list where nothing is. A rule that does not stand any more as the workout
 * found it stays: another device was first, or its lifter has changed it.
 */
export function withMovedCycles<E extends Ruled>(exercises: readonly E[], moves: readonly CycleMove[]): readonly E[] {
  const moved = exercises.map((exercise) => {
    const move = moves.find(({ place }) => place === placeOf(exercise))
    return move && standsAt(exercise, move.from) ? { ...exercise, progression: move.to } : exercise
  })
  return moved.some((exercise, place) => exercise !== exercises[place]) ? moved : exercises
}

const atPlace = (exercises: readonly Ruled[], place: string) => exercises.find((each) => placeOf(each) === place)

/** Whether this rule stands there. */
const standsAt = (exercise: Ruled | undefined, rule: Progression): boolean =>
  exercise?.progression !== undefined && canonicalJson(exercise.progression) === canonicalJson(rule)
