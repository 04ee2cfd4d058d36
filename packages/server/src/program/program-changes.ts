import type { Program } from '@fonte/contract/program'
import type { PlannedProgram } from '@fonte/domain/program/program'
import { sameContent } from '@fonte/domain/program/same-content'
import { withUnsaidDetails } from '@fonte/domain/program/unsaid-details'
import { lockMember } from '../account/account-store.ts'
import { lockPostIds } from '../community/own-community-store.ts'
import { refreshPostsOfProgram } from '../community/post-text-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { noteDeletion, refuseDeleted } from '../platform/revision-store.ts'
import { findWorkDigest, noteCopiedWork, resemblesCopy } from './copied-content-store.ts'
import { deleteOwnProgram } from './program-removal-store.ts'
import { requireProgramRoom } from './program-room-store.ts'
import {
  findProgram,
  findUsableExercises,
  insertProgram,
  lockOwnProgram,
  type MadeProgram,
  replaceProgram,
} from './program-store.ts'

const checkExercises = async (userId: string, fields: PlannedProgram, writer: Writer): Promise<void> => {
  const ids = fields.exercises.map((row) => row.exercise_id)
  const usable = await findUsableExercises(userId, ids, writer)
  const errors = ids.flatMap((id, index) =>
    usable.has(id) ? [] : [{ path: `body.exercises.${index}.exercise_id`, reason: 'unknown' }],
  )
  if (errors.length > 0) throw new Problem('invalid-input', { errors })
}

const readBack = async (userId: string, id: string, writer: Writer): Promise<Program> => {
  const program = await findProgram(userId, id, writer)
  if (!program) throw new Error(`program ${id} vanished within its own transaction`)
  return program
}

/** The program that `userId` has under the id already, if it is the same. @throws Problem `id-conflict` if it is not */
const findTwin = async (
  userId: string,
  id: string,
  fields: PlannedProgram,
  writer: Writer,
): Promise<Program | undefined> => {
  const stored = await lockOwnProgram(userId, id, writer)
  if (stored && !sameContent(stored, fields)) throw new Problem('id-conflict')
  return stored
}

/**
 * Creates a program of `userId` under the id the client made; the same again, even at the same moment, answers as the
 * first time. It is a copy where the client says so of a duplicate, whatever it is like.
 * @throws Problem `already-deleted`, `invalid-input`, `id-conflict`, `programs-full`, `signed-out`
 */
export const createProgram = async (
  userId: string,
  { id, ...fields }: MadeProgram & { readonly id: string },
  writer: Writer,
): Promise<Program> => {
  await lockMember(userId, writer)
  const earlier = await findTwin(userId, id, fields, writer)
  if (earlier) return earlier
  await refuseDeleted(userId, id, writer)
  await checkExercises(userId, fields, writer)
  await requireProgramRoom(userId, { id, exercises: fields.exercises, before: null }, writer)
  if (!(await insertProgram(userId, id, fields, writer))) throw new Problem('id-conflict')
  if (fields.is_copy) await noteCopiedWork(id, writer)
  return readBack(userId, id, writer)
}

/** What is to be saved over a version of a program; `isPartial` where the client knows no details of rows and sets. */
interface SavedProgram extends PlannedProgram {
  readonly version: number
  readonly isPartial: boolean
}

/**
 * Replaces what a locked program of `userId` holds. A published one does not become what they copied, which nobody may
 * publish; where it asks for what it did before, it is its owner's whatever is like it.
 * @throws Problem `copy-unpublishable`
 */
const replaceOwn = async (userId: string, stored: Program, fields: PlannedProgram, writer: Writer): Promise<void> => {
  const before = stored.is_public ? await findWorkDigest(stored.id, writer) : null
  await replaceProgram(stored, fields, writer)
  if (!stored.is_public || (await findWorkDigest(stored.id, writer)) === before) return
  if (await resemblesCopy(userId, stored.id, writer)) throw new Problem('copy-unpublishable')
}

/**
 * Saves a program of `userId` over the version it was read at. A repeated save whose first answer was lost
 * finds its own content and answers with it.
 * @throws Problem `not-found`, `invalid-input`, `programs-full`, `copy-unpublishable`, `signed-out`, `version-conflict` with
 * the current program
 */
export const updateProgram = async (
  userId: string,
  id: string,
  { version, isPartial, exercises, ...said }: SavedProgram,
  writer: Writer,
): Promise<Program> => {
  await lockMember(userId, writer)
  const stored = await lockOwnProgram(userId, id, writer)
  if (!stored) throw new Problem('not-found')
  const fields = { ...said, exercises: isPartial ? withUnsaidDetails(stored.exercises, exercises) : exercises }
  if (sameContent(stored, fields)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  await checkExercises(userId, fields, writer)
  await requireProgramRoom(userId, { id, exercises: fields.exercises, before: stored.exercises }, writer)
  await replaceOwn(userId, stored, fields, writer)
  await refreshPostsOfProgram(id, writer)
  return readBack(userId, id, writer)
}

/**
 * Deletes a program of `userId`, so that no device brings it back; false when there is none.
 * @throws Problem `signed-out`
 */
export const deleteProgram = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  await lockMember(userId, writer)
  await lockPostIds(userId, id, writer)
  const found = await deleteOwnProgram(userId, id, writer)
  if (!found) await noteDeletion(userId, id, writer)
  return found
}
