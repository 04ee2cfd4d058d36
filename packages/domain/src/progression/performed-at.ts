import type { ProgramExercise } from '../program/program.ts'
import { placeOf } from '../set/place.ts'
import type { SetDetails } from '../set/set-details.ts'
import { isRuled, type Performed } from './target.ts'

/** A row of a program, as far as its history is concerned. */
export type Row = Pick<ProgramExercise, 'exercise_id' | 'place'>

/** A recorded set with where it was done, of both sides or of one. */
export type PlacedSet = Performed & Row & Pick<SetDetails, 'side'>

/** So many times back a rule looks at most. */
const times = 3

/** The working sets of a workout that were done at the row's place: those that a rule goes by, both sides of one together. */
export function workingSetsAt<S extends PlacedSet>(row: Row, sets: readonly S[]): readonly S[] {
  return bothSides(
    sets.filter((set) => isRuled(set) && set.exercise_id === row.exercise_id && placeOf(set) === placeOf(row)),
  )
}

/** Two sides that were done one after the other are one set, as strong as the weaker of them. */
function bothSides<S extends PlacedSet>(sets: readonly S[]): readonly S[] {
  const folded: S[] = []
  for (const set of sets) {
    const left = folded.at(-1)
    if (set.side !== 'right' || left?.side !== 'left') folded.push(set)
    else folded.splice(-1, 1, weaker(left, set))
  }
  return folded
}

/** What one side may say and the other not. */
const figures = ['rir', 'seconds', 'distance'] as const

function weaker<S extends PlacedSet>(left: S, right: S): S {
  const lesser = (field: (typeof figures)[number]) =>
    Math.min(left[field] ?? right[field] ?? 0, right[field] ?? left[field] ?? 0)
  const said = figures.filter((field) => left[field] !== undefined || right[field] !== undefined)
  const [reps, weight] = [Math.min(left.reps, right.reps), Math.min(left.weight, right.weight)]
  return { ...left, reps, weight, side: undefined, ...Object.fromEntries(said.map((field) => [field, lesser(field)])) }
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
