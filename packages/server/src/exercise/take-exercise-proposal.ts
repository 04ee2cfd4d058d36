import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { withMuscles } from '@fonte/domain/library/with-muscles'
import { type Librarian, noteLibraryChange } from '../library/library-change-store.ts'
import { writeExercises } from '../library/library-store.ts'
import { type DecidedProposal, findProposal, releaseRow, type StoredProposal } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findMuscles, muscleGroupExists } from './exercise-store.ts'
import { decidedOf, rolesOf, withFormerNames } from './library-exercise-content.ts'
import { findLibraryExercise, isExerciseNameTaken } from './library-exercise-store.ts'

const auditedExercise = async (id: string, writer: Writer) => {
  const row = await findLibraryExercise(id, writer)
  return row && { ...decidedOf(row), ...rolesOf(row) }
}

/** What is proposed, under the rules of an edit: muscles that are gone are left out, and the former names lead to it. */
const asEdited = async (
  entry: StoredProposal<'exercises'>['entry'],
  before: Pick<LibraryExercise, 'name' | 'name_en'>,
  writer: Writer,
): Promise<StoredProposal<'exercises'>['entry']> => {
  const named = [...entry.muscle_ids, ...entry.stabilising_muscle_ids]
  const known = new Set((await findMuscles(named, writer)).map(({ id }) => id))
  const { aliases, aliases_en } = withFormerNames(entry, before)
  return { ...withMuscles(entry, (id) => known.has(id)), aliases: [...aliases], aliases_en: [...aliases_en] }
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
  await writeExercises([await asEdited(entry, before, writer)], writer)
  const after = (await auditedExercise(id, writer)) ?? null
  await noteLibraryChange({ operation: 'update-library-exercise', id, before, after }, librarian, writer)
}
