import type { ProgramExercise } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
import { isRuled, type Performed } from './target.ts'

/** A row of a program, as far as its history is concerned. */
export type Row = Pick<ProgramExercise, 'exercise_id' | 'place'>

/** A recorded set with where it was done. */
export type PlacedSet = Performed & Row

/** So many times back a rule looks at most. */
const times = 3

/** The working sets of a workout that were done at the row's place: those that a rule goes by. */
export function workingSetsAt<S extends PlacedSet>(row: Row, sets: readonly S[]): readonly S[] {
  return sets.filter((set) => isRuled(set) && set.exercise_id === row.exercise_id && placeOf(set) === placeOf(row))
}

/** The working sets at the row's place the last times that there were some; `workouts` with the newest first. */
export function performedAt<S extends PlacedSet>(
  row: Row,
  workouts: readonly (readonly S[])[],
): readonly (readonly S[])[] {
  return workouts
    .map((sets) => workingSetsAt(row, sets))
    .filter((sets) => sets.length > 0)
    .slice(0, times)
}
