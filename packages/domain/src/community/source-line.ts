import type { ProgramExercise, ProgramSet } from '../program/program.ts'

/** What an author may change of a program, told line by line. */
export const sourceLineKinds = [
  'name',
  'description',
  'exercise-added',
  'exercise-removed',
  'rest',
  'sets',
  'order',
] as const

export type SourceLineKind = (typeof sourceLineKinds)[number]

/** An exercise by its place, its id and its names in both languages. */
export type NamedPlace = Pick<ProgramExercise, 'exercise_id' | 'name' | 'name_en' | 'place'>

/** One side of a line: only what its kind speaks of is not null. */
export type SourceSide = {
  /** Of `name` and `description`. */
  readonly text: string | null
  /** Rest before the next exercise, in s, of `rest` and `exercise-added`. */
  readonly rest: number | null
  /** Of `sets`, `exercise-added` and `exercise-removed`. */
  readonly sets: readonly ProgramSet[] | null
  /** Of `order`: the exercises, first to last. */
  readonly order: readonly NamedPlace[] | null
}

/** One change that an author made to a program since it was copied, which a copy can take over by its id. */
export type SourceLine = {
  readonly id: string
  readonly kind: SourceLineKind
  /** The exercise that it is about; null for the whole program. */
  readonly exercise: NamedPlace | null
  /** As it was when it was copied; null for an exercise that is new. */
  readonly before: SourceSide | null
  /** As it is now; null for an exercise that is gone. */
  readonly after: SourceSide | null
}
