import { type Librarian, noteLibraryChange } from '../library/library-change-store.ts'
import { writePrograms } from '../library/library-store.ts'
import { type DecidedProposal, findProposal, releaseRow } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { contentOf } from './predefined-program-changes.ts'
import { findGlobalExercises, findPredefinedProgram } from './predefined-program-store.ts'

/**
 * Gives a predefined program the text and the plan that are proposed for it, under the lock of the library.
 * @throws Problem `not-found` when they are not proposed any more, or an exercise is gone
 */
export const takeProgramProposal = async (
  decided: DecidedProposal,
  librarian: Librarian,
  writer: Writer,
): Promise<void> => {
  const { id } = decided
  const { entry } = await findProposal('programs', decided, false, writer)
  const needed = new Set(entry.exercises.map(({ exercise_id }) => exercise_id))
  const known = await findGlobalExercises([...needed], writer)
  const before = await findPredefinedProgram(id, writer)
  if (!before || known.size < needed.size) throw new Problem('not-found')
  await releaseRow('programs', id, writer)
  await writePrograms([entry], writer)
  const after = await findPredefinedProgram(id, writer)
  const change = { before: contentOf(before), after: after ? contentOf(after) : null }
  await noteLibraryChange({ operation: 'update-predefined-program', id, ...change }, librarian, writer)
}
