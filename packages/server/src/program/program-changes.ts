import type { Program } from '@fonte/contract/program'
import { sameContent } from '@fonte/domain/program/same-content'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { noteDeletion, refuseDeleted } from '../platform/revision-store.ts'
import {
  countOwnPrograms,
  deleteOwnProgram,
  findProgram,
  findUsableExercises,
  insertProgram,
  lockOwnProgram,
  type ProgramFields,
  replaceProgram,
} from './program-store.ts'

/** How many programs one person may have: they all travel to the device. */
const programLimit = 300

const checkExercises = async (userId: string, fields: ProgramFields, writer: Writer): Promise<void> => {
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
  fields: ProgramFields,
  writer: Writer,
): Promise<Program | undefined> => {
  const stored = await lockOwnProgram(userId, id, writer)
  if (stored && !sameContent(stored, fields)) throw new Problem('id-conflict')
  return stored
}

/**
 * Creates a program of `userId` under the id the client made; the same again, even at the same moment, answers as the
 * first time.
 * @throws Problem `already-deleted`, `invalid-input`, `id-conflict`, `too-many-items`
 */
export const createProgram = async (
  userId: string,
  { id, ...fields }: ProgramFields & { readonly id: string },
  writer: Writer,
): Promise<Program> => {
  const earlier = await findTwin(userId, id, fields, writer)
  if (earlier) return earlier
  await refuseDeleted(userId, id, writer)
  await checkExercises(userId, fields, writer)
  if ((await countOwnPrograms(userId, writer)) >= programLimit) throw new Problem('too-many-items')
  if (await insertProgram(userId, id, fields, writer)) return readBack(userId, id, writer)
  // The id was taken meanwhile: by this very call, sent twice, or by something else.
  const twin = await findTwin(userId, id, fields, writer)
  if (!twin) throw new Problem('id-conflict')
  return twin
}

/**
 * Saves a program of `userId` over the version it was read at. A repeated save whose first answer was lost
 * finds its own content and answers with it.
 * @throws Problem `not-found`, `invalid-input`, `version-conflict` with the current program
 */
export const updateProgram = async (
  userId: string,
  id: string,
  { version, ...fields }: ProgramFields & { readonly version: number },
  writer: Writer,
): Promise<Program> => {
  const stored = await lockOwnProgram(userId, id, writer)
  if (!stored) throw new Problem('not-found')
  if (sameContent(stored, fields)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  await checkExercises(userId, fields, writer)
  await replaceProgram(id, fields, writer)
  return readBack(userId, id, writer)
}

/** Deletes a program of `userId`, so that no device brings it back; false when there is none. */
export const deleteProgram = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  const found = await deleteOwnProgram(userId, id, writer)
  if (!found) await noteDeletion(userId, id, writer)
  return found
}
