import type { ProposalKind } from '@fonte/domain/library/proposal'
import { muscleGroupExists } from '../../exercise/exercise-store.ts'
import { decidedOf, rolesOf } from '../../exercise/library-exercise-content.ts'
import { findLibraryExercise, isExerciseNameTaken } from '../../exercise/library-exercise-store.ts'
import type { Writer } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { contentOf } from '../../program/predefined-program-changes.ts'
import { findGlobalExercises, findPredefinedProgram } from '../../program/predefined-program-store.ts'
import { type Librarian, lockLibraryFor, noteLibraryChange } from '../library-change-store.ts'
import { writeExercises, writePrograms } from '../library-store.ts'
import { findProposal, releaseRow, setDeclined } from './proposal-store.ts'

/** Which proposal is decided about: another one for the same row is not meant. */
export interface DecidedProposal {
  readonly kind: ProposalKind
  readonly id: string
  readonly proposal: string
}

const meant = async <K extends ProposalKind>(
  kind: K,
  { id, proposal }: DecidedProposal,
  isDeclined: boolean,
  writer: Writer,
) => {
  const found = await findProposal(kind, id, isDeclined, writer)
  if (found?.seed_hash !== proposal) throw new Problem('not-found')
  return found
}

const takeExercise = async (decided: DecidedProposal, librarian: Librarian, writer: Writer): Promise<void> => {
  const { id } = decided
  const { entry } = await meant('exercises', decided, false, writer)
  const before = await findLibraryExercise(id, writer)
  if (!before || !(await muscleGroupExists(entry.muscle_group_id, writer))) throw new Problem('not-found')
  if (await isExerciseNameTaken(entry.name, id, writer)) throw new Problem('name-taken')
  await releaseRow('exercises', id, writer)
  await writeExercises([entry], writer)
  const after = await findLibraryExercise(id, writer)
  if (!after) throw new Error(`exercise ${id} vanished within its own transaction`)
  const [was, is] = [before, after].map((row) => ({ ...decidedOf(row), ...rolesOf(row) }))
  const change = { before: was ?? null, after: is ?? null }
  await noteLibraryChange({ operation: 'update-library-exercise', id, ...change }, librarian, writer)
}

const takeProgram = async (decided: DecidedProposal, librarian: Librarian, writer: Writer): Promise<void> => {
  const { id } = decided
  const { entry } = await meant('programs', decided, false, writer)
  const needed = new Set(entry.exercises.map(({ exercise_id }) => exercise_id))
  const known = await findGlobalExercises([...needed], writer)
  const before = await findPredefinedProgram(id, writer)
  if (!before || known.size < needed.size) throw new Problem('not-found')
  await releaseRow('programs', id, writer)
  await writePrograms([entry], writer)
  const after = await findPredefinedProgram(id, writer)
  if (!after) throw new Error(`program ${id} vanished within its own transaction`)
  const change = { before: contentOf(before), after: contentOf(after) }
  await noteLibraryChange({ operation: 'update-predefined-program', id, ...change }, librarian, writer)
}

/**
 * Gives a row the text that is proposed for it. The log has it as an edit, which can be taken back like any other.
 * @throws Problem `not-found` when it is not proposed any more, or needs what is gone; `name-taken`
 */
export const takeProposal = async (librarian: Librarian, decided: DecidedProposal, writer: Writer): Promise<void> => {
  await lockLibraryFor(librarian, writer)
  await (decided.kind === 'exercises' ? takeExercise : takeProgram)(decided, librarian, writer)
}

/** Keeps the text of a row, or takes that back: the proposal is then open again. @throws Problem `not-found` */
export const declineProposal = async (
  librarian: Librarian,
  { declined, ...decided }: DecidedProposal & { readonly declined: boolean },
  writer: Writer,
): Promise<void> => {
  const { kind, id } = decided
  await lockLibraryFor(librarian, writer)
  await meant(kind, decided, !declined, writer)
  await setDeclined(kind, id, declined ? new Date(librarian.now) : null, writer)
  const change = { before: { declined: !declined }, after: { declined } }
  await noteLibraryChange({ operation: 'decline-library-proposal', id, ...change }, librarian, writer)
}
