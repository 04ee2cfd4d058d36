import type { Progression } from '../progression/progression.ts'
import type { PlannedDetails } from '../set/set-details.ts'

/** One set to do: repetitions, weight in kg, rest afterwards in s. */
export type ProgramSet = PlannedDetails & { readonly reps: number; readonly weight: number; readonly rest: number }

/** An exercise of a program; `default_rest` (s) is the rest before the next exercise. */
export type ProgramExercise = {
  /** The id of its place in the program, where an exercise may stand twice; absent: the exercise's id (`placeOf`). */
  readonly place?: string | undefined
  /** Rows that stand together with one number are done in rounds: a superset, or a circuit. */
  readonly group?: number | undefined
  /** Seconds of rest within a round, before its next member; on the first row of a group. */
  readonly group_rest?: number | undefined
  /** What its lifter wants to read each time: a seat, a grip. */
  readonly note?: string | undefined
  /** By what rule it gets heavier; absent: by none. */
  readonly progression?: Progression | undefined
  readonly exercise_id: string
  readonly name: string
  readonly name_en: string | null
  /** From 0 on, in the order of the program. */
  readonly order: number
  readonly default_rest: number
  readonly sets: readonly ProgramSet[]
}

/** The whole that a predefined program is one day of: a split, a cycle; or the program alone, where `of` is 1. */
export type ProgramSeries = {
  /** The same for all its days. */
  readonly id: string
  readonly name: string
  readonly name_en: string | null
  /** Which day of `of` this one is, from 1. */
  readonly day: number
  readonly of: number
  /** How often each day comes in a week; half a time more where the days take turns. */
  readonly times: number
}

/** A program with its exercises in order; `user_id` is null when it is predefined. */
export type Program = {
  readonly id: string
  readonly name: string
  readonly name_en: string | null
  readonly description: string
  readonly description_en: string | null
  readonly image_url: string | null
  readonly is_public: boolean
  readonly is_predefined: boolean
  readonly user_id: string | null
  readonly copied_from_program_id: string | null
  /** Made by copying a post, or a duplicate of such; absent where nobody has said. */
  readonly is_copy?: boolean | undefined
  /** Of a predefined program: the whole that it is a day of. */
  readonly series?: ProgramSeries | undefined
  /** Grows by one with each saved change. */
  readonly version: number
  /** When it was last saved, ISO 8601 in UTC. */
  readonly updated_at: string
  readonly exercises: readonly ProgramExercise[]
}

/** What a program's owner decides about it. */
export type ProgramContent = Pick<Program, 'name' | 'description' | 'image_url' | 'exercises'>

/** An exercise as it is planned, without its names. */
export type PlannedExercise = Omit<ProgramExercise, 'name' | 'name_en' | 'order'>

/** A program's content as it is sent, checked, compared and stored: its exercises without their names. */
export type PlannedProgram = Omit<ProgramContent, 'exercises'> & { readonly exercises: readonly PlannedExercise[] }

/** The row without what the library and the list say of it: its names and its position. */
export function plannedExercise(row: PlannedExercise & Partial<ProgramExercise>): PlannedExercise {
  const { name, name_en, order, ...planned } = row
  return planned
}

type HasSets = { readonly exercises: readonly { readonly sets: readonly unknown[] }[] }

const minutesPerSet = 2.5

/** How many sets the whole program asks for. */
export function countSets(program: HasSets): number {
  return program.exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0)
}

/** Estimated duration in whole minutes of so many sets: two and a half minutes each (section 9 of the specification). */
export function minutesOfSets(sets: number): number {
  return Math.round(sets * minutesPerSet)
}

/** Estimated duration of a program in whole minutes. */
export function estimatedMinutes(program: HasSets): number {
  return minutesOfSets(countSets(program))
}
