import type { Program } from '@fonte/contract/program'
import { plannedExercise } from '@fonte/domain/program/program'
import { type Librarian, noteLibraryChange } from '../library/library-change-store.ts'
import { type TakenProposal, writeUnsaid } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { contentOf } from './predefined-program-changes.ts'
import { findGlobalExercises, findPredefinedProgram, replacePredefinedProgram } from './predefined-program-store.ts'

/** What is decided about a program once some parts of a proposal are taken. */
const merged = (stored: Program, { entry, shown, parts }: TakenProposal<'programs'>) => ({
  ...contentOf(stored),
  ...(parts.includes('name') && { name: entry.name, name_en: entry.name_en }),
  ...(parts.includes('description') && { description: entry.description, description_en: entry.description_en }),
  ...(parts.includes('exercises') && shown.exercises && { exercises: shown.exercises.proposed.map(plannedExercise) }),
})

/**
 * Gives a predefined program what is taken of its proposal, under the lock of the library, and answers the row of the log.
 * @throws Problem `not-found` where it is gone, or an exercise that it would have
 */
export const takeProgramProposal = async (
  taken: TakenProposal<'programs'>,
  librarian: Librarian,
  writer: Writer,
): Promise<string> => {
  const { id, entry, seed_hash, isWhole } = taken
  const stored = await findPredefinedProgram(id, writer)
  if (!stored) throw new Problem('not-found')
  const after = merged(stored, taken)
  const needed = new Set(after.exercises.map(({ exercise_id }) => exercise_id))
  const known = await findGlobalExercises([...needed], writer)
  if (known.size < needed.size) throw new Problem('not-found')
  await replacePredefinedProgram(id, after, new Date(librarian.now), writer)
  const { position, series } = entry
  await writeUnsaid('programs', id, { seed_hash, position, series, ...(isWhole && { edited_at: null }) }, writer)
  const change = { before: contentOf(stored), after }
  return noteLibraryChange({ operation: 'update-predefined-program', id, ...change }, librarian, writer)
}
