import { type Librarian, noteLibraryChange } from '../library/library-change-store.ts'
import { writeExercises } from '../library/library-store.ts'
import { type DecidedProposal, findProposal, releaseRow } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { muscleGroupExists } from './exercise-store.ts'
import { decidedOf, rolesOf } from './library-exercise-content.ts'
import { findLibraryExercise, isExerciseNameTaken } from './library-exercise-store.ts'

const auditedExercise = async (id: string, writer: Writer) => {
  const row = await findLibraryExercise(id, writer)
  return row && { ...decidedOf(row), ...rolesOf(row) }
}

/**
 * Gives a global exercise the text that is proposed for it, under the lock of the library.
 * @throws Problem `not-found` when it is not proposed any more, or its main group is gone; `name-taken`
 */
export const takeExerciseProposal = async (
  decided: DecidedProposal,
  librarian: Librarian,
  writer: Writer,
): Promise<void> => {
  const { id } = decided
  const { entry } = await findProposal('exercises', decided, false, writer)
  const before = await auditedExercise(id, writer)
  if (!before || !(await muscleGroupExists(entry.muscle_group_id, writer))) throw new Problem('not-found')
  if (await isExerciseNameTaken(entry.name, id, writer)) throw new Problem('name-taken')
  await releaseRow('exercises', id, writer)
  await writeExercises([entry], writer)
  const after = (await auditedExercise(id, writer)) ?? null
  await noteLibraryChange({ operation: 'update-library-exercise', id, before, after }, librarian, writer)
}
