import { shownName, visibleText } from '../../words/visible-text.ts'
import type { ProgramExercise } from '../program.ts'
import { type FittingGroups, fittedExercise } from './fitted-exercise.ts'
import type { FileExercise, ProgramFile } from './program-file.ts'

/** What its reader has: the exercises of the library and their own, and the muscles. */
export type FileReader = FittingGroups & {
  /** An exercise that they may use, under its id here; undefined for any other. */
  readonly known: (exerciseId: string) => { readonly name: string; readonly name_en: string | null } | undefined
  /** The ids of their own exercises that are like this one. */
  readonly alike: (exercise: FileExercise) => readonly string[]
  /** The id of an exercise to make. */
  readonly newId: () => string
}

/** A program read from a file, as it would stand here; nothing is made yet. */
export type OpenedProgram = {
  readonly name: string
  readonly description: string
  readonly image_url: null
  readonly exercises: readonly ProgramExercise[]
  /** Exercises that have to be made for it, under their new ids. */
  readonly made: readonly FileExercise[]
}

/** Why a file that is whole cannot be opened: it uses an exercise that neither it nor its reader knows. */
export type UnknownExercise = { readonly unknown: string }

type Here = { readonly id: string; readonly name: string; readonly name_en: string | null }

/**
 * The program of a file for its reader. Exercises of the library stand as they are; the others are their own ones that are
 * alike, each for one of the file's, or are to be made. No text of it hides or turns what stands beside it.
 */
export function openProgramFile(
  { program, exercises }: ProgramFile,
  reader: FileReader,
): OpenedProgram | UnknownExercise {
  const told = new Map(exercises.map((exercise) => [exercise.id, fittedExercise(visible(exercise), reader)]))
  const ids = [...new Set(program.exercises.map(({ exercise_id }) => exercise_id))]
  const here = new Map<string, Here>()
  for (const id of ids) {
    const known = reader.known(id)
    if (known) here.set(id, { id, ...known })
  }
  const used = new Set(here.keys())
  const made: FileExercise[] = []
  for (const id of ids.filter((each) => !here.has(each))) {
    const exercise = told.get(id)
    if (!exercise) return { unknown: id }
    const own = reader.alike(exercise).find((each) => !used.has(each))
    const taken = own ?? reader.newId()
    used.add(taken)
    if (own === undefined) made.push({ ...exercise, id: taken })
    here.set(id, { id: taken, name: exercise.name, name_en: null })
  }
  const rows = program.exercises.map((row, order) => {
    const { id: exercise_id, ...names } = here.get(row.exercise_id) ?? { id: row.exercise_id, name: '', name_en: null }
    return { ...row, ...names, exercise_id, order }
  })
  const [name, description] = [shownName(program.name), visibleText(program.description)]
  return { name, description, image_url: null, exercises: rows, made }
}

function visible(exercise: FileExercise): FileExercise {
  const [equipment, description] = [visibleText(exercise.equipment), visibleText(exercise.description)]
  return { ...exercise, name: shownName(exercise.name), equipment, description }
}
