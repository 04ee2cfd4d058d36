import type { Measuring } from '../../exercise/measure.ts'
import { type PlannedExercise, type Program, type ProgramSet, plannedExercise } from '../program.ts'

/** The version of the files that this Fonte writes, and the only one so far. */
export const programFileVersion = 1

/** What a file or a link with a program may hold: `link` is the data in the link, in characters; `file` the text. */
export const programFileBounds = { file: 262_144, link: 6_144, name: 'fonte-program' } as const

/** An exercise as a file tells it, in one language: enough to make it where it is not known. */
export type FileExercise = { readonly [Field in keyof Measuring]?: Measuring[Field] | undefined } & {
  /** Where the file was written; a custom one is nobody else's. */
  readonly id: string
  readonly name: string
  readonly equipment: string
  readonly description: string
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
}

/** A program on its way to somebody else, with its exercises. */
export type ProgramFile = {
  readonly format: typeof programFileBounds.name
  readonly version: typeof programFileVersion
  readonly program: {
    readonly name: string
    readonly description: string
    readonly exercises: readonly PlannedExercise[]
  }
  readonly exercises: readonly FileExercise[]
}

/** What the writer knows of a program, in the language in which it is to be read. */
export type FileSource = {
  readonly program: Pick<Program, 'name' | 'description' | 'exercises'>
  /** The exercise behind a row; undefined for one that the device does not know. */
  readonly exerciseOf: (exerciseId: string) => FileExercise | undefined
  /** Whether the weights go along. */
  readonly withLoads: boolean
}

/**
 * A program as a file: never with its picture, its history or what its lifter noted for themself, such as how they describe
 * an exercise of their own, and with weights and rules of progression only where that is wanted.
 */
export function writeProgramFile({ program, exerciseOf, withLoads }: FileSource): ProgramFile {
  const ids = [...new Set(program.exercises.map(({ exercise_id }) => exercise_id))]
  return {
    format: programFileBounds.name,
    version: programFileVersion,
    program: {
      name: program.name,
      description: program.description,
      exercises: program.exercises.map((row) => shared(plannedExercise(row), withLoads)),
    },
    exercises: ids.flatMap((id) => {
      const exercise = exerciseOf(id)
      return exercise ? [{ ...exercise, description: '' }] : []
    }),
  }
}

function shared({ note, progression, sets, ...row }: PlannedExercise, withLoads: boolean): PlannedExercise {
  if (withLoads) return { ...row, sets, ...(progression && { progression }) }
  return { ...row, sets: sets.map(withoutLoad) }
}

function withoutLoad({ weight, weight_lb, assist, assist_lb, ...set }: ProgramSet): ProgramSet {
  return { ...set, weight: 0 }
}
