import type { Program } from '@fonte/contract/program'
import { libraryBounds } from '@fonte/domain/library/bounds'
import { type PlannedProgram, plannedExercise } from '@fonte/domain/program/program'
import { sameContent } from '@fonte/domain/program/same-content'
import { formerFields, type Undo } from '../audit/undo-store.ts'
import { type Librarian, lockLibraryFor, noteLibraryChange, undoLibraryEdit } from '../library/library-change-store.ts'
import { forgetRemoval, noteRemovals } from '../library/library-removal-store.ts'
import { reopenProposal } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import {
  countPredefinedPrograms,
  deletePredefinedRow,
  findGlobalExercises,
  findPredefinedProgram,
  insertPredefinedProgram,
  type PredefinedProgramInput,
  replacePredefinedProgram,
} from './predefined-program-store.ts'

const sameInBothLanguages = (stored: PredefinedProgramInput, sent: PredefinedProgramInput): boolean =>
  sameContent(stored, sent) && stored.name_en === sent.name_en && stored.description_en === sent.description_en

/** Everybody gets it: an exercise of one's own would be read by nobody else. @throws Problem `invalid-input` */
const checkExercises = async ({ exercises }: PlannedProgram, writer: Writer): Promise<void> => {
  const global = await findGlobalExercises(
    exercises.map((row) => row.exercise_id),
    writer,
  )
  const errors = exercises.flatMap(({ exercise_id }, index) =>
    global.has(exercise_id) ? [] : [{ path: `body.exercises.${index}.exercise_id`, reason: 'unknown' }],
  )
  if (errors.length > 0) throw new Problem('invalid-input', { errors })
}

/** What the audit compares: the texts, and each exercise with its sets. */
export const contentOf = (program: PredefinedProgramInput) => ({
  name: program.name,
  name_en: program.name_en,
  description: program.description,
  description_en: program.description_en,
  image_url: program.image_url,
  exercises: program.exercises.map(plannedExercise),
})

const readBack = async (id: string, writer: Writer): Promise<Program> => {
  const program = await findPredefinedProgram(id, writer)
  if (!program) throw new Error(`program ${id} vanished within its own transaction`)
  return program
}

/**
 * Creates a predefined program under the id the client made; the same again answers as the first time.
 * @throws Problem `invalid-input`, `id-conflict`, `library-full`
 */
export const createPredefinedProgram = async (
  librarian: Librarian,
  { id, ...fields }: PredefinedProgramInput & { readonly id: string },
  writer: Writer,
): Promise<Program> => {
  await lockLibraryFor(librarian, writer)
  const earlier = await findPredefinedProgram(id, writer)
  if (earlier && sameInBothLanguages(earlier, fields)) return earlier
  if (earlier) throw new Problem('id-conflict')
  await checkExercises(fields, writer)
  if ((await countPredefinedPrograms(writer)) >= libraryBounds.programs) throw new Problem('library-full')
  const inserted = await insertPredefinedProgram(id, fields, new Date(librarian.now), writer)
  if (!inserted) throw new Problem('id-conflict')
  await forgetRemoval('programs', id, writer)
  const after = contentOf(fields)
  await noteLibraryChange({ operation: 'create-predefined-program', id, before: null, after }, librarian, writer)
  return readBack(id, writer)
}

/**
 * Saves a predefined program over the version it was read at. A repeated save whose first answer was lost finds its own
 * content and answers with it.
 * @throws Problem `not-found`, `invalid-input`, `version-conflict` with the current program
 */
export const updatePredefinedProgram = async (
  librarian: Librarian,
  { id, version, fields }: { readonly id: string; readonly version: number; readonly fields: PredefinedProgramInput },
  writer: Writer,
): Promise<Program> => {
  await lockLibraryFor(librarian, writer)
  const stored = await findPredefinedProgram(id, writer)
  if (!stored) throw new Problem('not-found')
  if (sameInBothLanguages(stored, fields)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  await checkExercises(fields, writer)
  await replacePredefinedProgram(id, fields, new Date(librarian.now), writer)
  const change = { before: contentOf(stored), after: contentOf(fields) }
  await noteLibraryChange({ operation: 'update-predefined-program', id, ...change }, librarian, writer)
  return readBack(id, writer)
}

/**
 * Deletes a predefined program. Workouts that run hold their own plan, those that are done their own sets.
 * @throws Problem `not-found`
 */
export const deletePredefinedProgram = async (librarian: Librarian, id: string, writer: Writer): Promise<void> => {
  await lockLibraryFor(librarian, writer)
  const stored = await findPredefinedProgram(id, writer)
  if (!stored) throw new Problem('not-found')
  await deletePredefinedRow(id, writer)
  await noteRemovals('programs', [id], writer)
  const before = contentOf(stored)
  await noteLibraryChange({ operation: 'delete-predefined-program', id, before, after: null }, librarian, writer)
}

/** Gives a predefined program back what it was before an edit. @throws Problem `not-found`, `undo-conflict` */
export const undoPredefinedProgramEdit: Undo = (platform, actor, { id: undoes }) =>
  undoLibraryEdit(platform, actor, undoes, async (row, librarian, writer) => {
    const id = row.subject_id
    const stored = await findPredefinedProgram(id, writer)
    if (!stored) throw new Problem('undo-conflict')
    const before = contentOf(stored)
    const after = formerFields(before, row, sameInBothLanguages)
    await checkExercises(after, writer)
    await replacePredefinedProgram(id, after, new Date(librarian.now), writer)
    await reopenProposal('programs', undoes, writer)
    await noteLibraryChange({ operation: 'update-predefined-program', id, before, after, undoes }, librarian, writer)
  })
