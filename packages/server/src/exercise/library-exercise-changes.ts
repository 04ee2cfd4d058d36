import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { predefinedExerciseId } from '@fonte/domain/exercise/exercise-id'
import { measuringOf } from '@fonte/domain/exercise/measure'
import { libraryBounds } from '@fonte/domain/library/bounds'
import { formerFields, type Undo } from '../audit/undo-store.ts'
import {
  type Librarian,
  lockLibraryFor,
  noteLibraryChange,
  requireShortId,
  undoLibraryEdit,
} from '../library/library-change-store.ts'
import { reopenProposal } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import {
  decidedOf,
  hasBecome,
  isDecidedAlike,
  type LibraryExerciseInput,
  type MuscleRoles,
  rolesOf,
  type SentLibraryExercise,
  toLibraryRow,
  withFormerNames,
} from './library-exercise-content.ts'
import {
  countLibraryExercises,
  findLibraryExercise,
  insertLibraryExercise,
  isExerciseNameTaken,
  replaceLibraryExercise,
  setLibraryExerciseArchived,
  setMuscleRoles,
} from './library-exercise-store.ts'

/** The exercise, under the lock of the library. @throws Problem `not-found` */
const lockExercise = async (librarian: Librarian, id: string, writer: Writer): Promise<LibraryExercise> => {
  await lockLibraryFor(librarian, writer)
  const stored = await findLibraryExercise(id, writer)
  if (!stored) throw new Problem('not-found')
  return stored
}

const readBack = async (id: string, writer: Writer): Promise<LibraryExercise> => {
  const exercise = await findLibraryExercise(id, writer)
  if (!exercise) throw new Error(`exercise ${id} vanished within its own transaction`)
  return exercise
}

/**
 * Creates a global exercise; its id comes from its French name. The same again answers as the first time.
 * @throws Problem `invalid-input`, `name-taken`, `library-full`
 */
export const createLibraryExercise = async (
  librarian: Librarian,
  sent: SentLibraryExercise,
  writer: Writer,
): Promise<LibraryExercise> => {
  await lockLibraryFor(librarian, writer)
  const fields = { ...sent, ...measuringOf(sent) }
  const id = predefinedExerciseId(fields.name)
  requireShortId(id)
  const earlier = await findLibraryExercise(id, writer)
  if (earlier && !earlier.archived && isDecidedAlike(decidedOf(earlier), fields)) return earlier
  if (earlier || (await isExerciseNameTaken(fields.name, id, writer))) throw new Problem('name-taken')
  const row = await toLibraryRow(fields, writer)
  if ((await countLibraryExercises(writer)) >= libraryBounds.exercises) throw new Problem('library-full')
  await insertLibraryExercise(id, row, new Date(librarian.now), writer)
  const after = decidedOf(fields)
  await noteLibraryChange({ operation: 'create-library-exercise', id, before: null, after }, librarian, writer)
  return readBack(id, writer)
}

/**
 * Changes a global exercise over the version it was read at; its id stays. A repeated save whose first answer was lost
 * finds its own content and answers with it.
 * @throws Problem `not-found`, `invalid-input`, `name-taken`, `version-conflict` with the current exercise
 */
export const updateLibraryExercise = async (
  librarian: Librarian,
  { id, version, sent }: { readonly id: string; readonly version: number; readonly sent: SentLibraryExercise },
  writer: Writer,
): Promise<LibraryExercise> => {
  const stored = await lockExercise(librarian, id, writer)
  const before = decidedOf(stored)
  const fields = { ...sent, ...measuringOf(sent, before) }
  if (isDecidedAlike(before, fields)) return stored
  if (stored.version === version + 1 && hasBecome(before, fields)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  if (await isExerciseNameTaken(fields.name, id, writer)) throw new Problem('name-taken')
  const after = withFormerNames(fields, stored)
  await replaceLibraryExercise(id, await toLibraryRow(after, writer), new Date(librarian.now), writer)
  const saved = await readBack(id, writer)
  const change = { before: { ...before, ...rolesOf(stored) }, after: { ...after, ...rolesOf(saved) } }
  await noteLibraryChange({ operation: 'update-library-exercise', id, ...change }, librarian, writer)
  return saved
}

/**
 * Takes a global exercise out of the selectors. It is archived whether used or not: a device without a network may
 * still send a program with it.
 * @throws Problem `not-found`, also where it is archived already
 */
export const archiveLibraryExercise = async (librarian: Librarian, id: string, writer: Writer): Promise<void> => {
  const { archived } = await lockExercise(librarian, id, writer)
  if (archived) throw new Problem('not-found')
  await setLibraryExerciseArchived(id, true, new Date(librarian.now), writer)
  const change = { before: { archived: false }, after: { archived: true } }
  await noteLibraryChange({ operation: 'delete-library-exercise', id, ...change }, librarian, writer)
}

/**
 * Brings an archived global exercise back; one that is there already is answered as it is.
 * @throws Problem `not-found`, `name-taken` when another one has its name by now
 */
export const restoreLibraryExercise = async (
  librarian: Librarian,
  id: string,
  writer: Writer,
): Promise<LibraryExercise> => {
  const stored = await lockExercise(librarian, id, writer)
  if (!stored.archived) return stored
  if (await isExerciseNameTaken(stored.name, id, writer)) throw new Problem('name-taken')
  await setLibraryExerciseArchived(id, false, new Date(librarian.now), writer)
  const change = { before: { archived: true }, after: { archived: false } }
  await noteLibraryChange({ operation: 'restore-library-exercise', id, ...change }, librarian, writer)
  return readBack(id, writer)
}

type Edited = LibraryExerciseInput & MuscleRoles

/** Lists that may be null. */
const roleLists = ['prime_muscle_ids', 'stabilising_muscle_ids']

/** The log of an earlier version says an empty list where nobody had said. */
const roles = ({ prime_muscle_ids, stabilising_muscle_ids }: MuscleRoles) =>
  JSON.stringify([prime_muscle_ids ?? [], stabilising_muscle_ids ?? []])

const isAlike = (one: Edited, other: Edited): boolean => isDecidedAlike(one, other) && roles(one) === roles(other)

/** Gives a global exercise back what it was before an edit, and its muscles what they did. @throws Problem `not-found`, `undo-conflict` */
export const undoExerciseEdit: Undo = (platform, actor, { id: undoes }) =>
  undoLibraryEdit(platform, actor, undoes, async (row, librarian, writer) => {
    const id = row.subject_id
    const stored = await findLibraryExercise(id, writer)
    if (!stored) throw new Problem('undo-conflict')
    const before = { ...decidedOf(stored), ...rolesOf(stored) }
    const after = formerFields(before, row, isAlike, roleLists)
    if (await isExerciseNameTaken(after.name, id, writer)) throw new Problem('name-taken')
    const { prime_muscle_ids: prime, stabilising_muscle_ids: stabilising, ...fields } = after
    await replaceLibraryExercise(id, await toLibraryRow(fields, writer), new Date(librarian.now), writer)
    await setMuscleRoles(id, { prime, stabilising }, writer)
    await reopenProposal('exercises', undoes, writer)
    await noteLibraryChange({ operation: 'update-library-exercise', id, before, after, undoes }, librarian, writer)
  })
