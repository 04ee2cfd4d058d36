import { customId, type NamedExercise } from '@fonte/contract/exercise'
import * as z from 'zod/mini'
import { lockMember } from '../account/account-store.ts'
import { refreshPostsOfExercise } from '../community/post-text-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { noteDeletion, refuseDeleted } from '../platform/revision-store.ts'
import type { Caller } from '../platform/session/caller.ts'
import { noteRenamedWork, resemblesCopy } from '../program/copied-content-store.ts'
import { requireExerciseRoom } from './exercise-room-store.ts'
import {
  archiveOwnExercise,
  type ExerciseInput,
  findMuscles,
  findOwnExercise,
  insertExercise,
  muscleGroupExists,
  updateOwnExercise,
} from './exercise-store.ts'

/**
 * Checks what the schema cannot see: that the group exists, and that each secondary muscle belongs to it or
 * was there before.
 * @throws Problem `invalid-input`
 */
const checkMuscles = async (fields: ExerciseInput, kept: readonly string[], writer: Writer): Promise<void> => {
  if (!(await muscleGroupExists(fields.muscle_group_id, writer))) {
    throw new Problem('invalid-input', { errors: [{ path: 'body.muscle_group_id', reason: 'unknown' }] })
  }
  const known = new Map((await findMuscles(fields.muscle_ids, writer)).map((row) => [row.id, row.muscle_group_id]))
  const errors = fields.muscle_ids.flatMap((id, index) => {
    if (kept.includes(id) || known.get(id) === fields.muscle_group_id) return []
    return [{ path: `body.muscle_ids.${index}`, reason: known.has(id) ? 'other-group' : 'unknown' }]
  })
  if (errors.length > 0) throw new Problem('invalid-input', { errors })
}

const checkImage = (user: Caller, fields: ExerciseInput, before: string | null): void => {
  if ((fields.image_url ?? null) !== before && user.role !== 'admin') throw new Problem('admin-required')
}

/** Whether it is measured as was sent; a client that does not know of it says nothing. */
const sameMeasuring = (stored: NamedExercise, sent: ExerciseInput): boolean =>
  (['measure', 'sides', 'load'] as const).every((field) => sent[field] === undefined || sent[field] === stored[field])

const sameContent = (stored: NamedExercise, sent: ExerciseInput): boolean =>
  sameMeasuring(stored, sent) &&
  stored.name === sent.name &&
  stored.equipment === sent.equipment &&
  stored.description === sent.description &&
  stored.muscle_group_id === sent.muscle_group_id &&
  stored.image_url === (sent.image_url ?? null) &&
  stored.muscle_ids.join('\n') === sent.muscle_ids.join('\n')

/** The exercise that `userId` has under the id already, if it is the same. @throws Problem `id-conflict` if it is not */
const findTwin = async (
  userId: string,
  id: string,
  fields: ExerciseInput,
  writer: Writer,
): Promise<NamedExercise | undefined> => {
  const stored = await findOwnExercise(userId, id, writer)
  if (stored && !sameContent(stored, fields)) throw new Problem('id-conflict')
  return stored
}

/**
 * Creates a custom exercise of `user` under the id the client made; the same again, even at the same moment, answers as
 * the first time.
 * @throws Problem `already-deleted`, `invalid-input`, `admin-required`, `id-conflict`, `exercises-full`, `signed-out`
 */
export const createExercise = async (
  user: Caller,
  { id, ...fields }: ExerciseInput & { readonly id: string },
  writer: Writer,
): Promise<NamedExercise> => {
  checkImage(user, fields, null)
  await lockMember(user.id, writer)
  await checkMuscles(fields, [], writer)
  const earlier = await findTwin(user.id, id, fields, writer)
  if (earlier) return earlier
  await refuseDeleted(user.id, id, writer)
  await requireExerciseRoom(user.id, 1, writer)
  // Where the id was taken meanwhile, it was by this very call, sent twice, or by something else.
  const created = (await insertExercise(user.id, id, fields, writer)) ?? (await findTwin(user.id, id, fields, writer))
  if (!created) throw new Problem('id-conflict')
  return created
}

/** A new name of an exercise does not make a published program what its owner copied. @throws Problem `copy-unpublishable` */
const refuseCopiedWork = async (userId: string, exerciseId: string, writer: Writer): Promise<void> => {
  for (const programId of await noteRenamedWork(userId, exerciseId, writer)) {
    if (await resemblesCopy(userId, programId, writer)) throw new Problem('copy-unpublishable')
  }
}

/**
 * Changes a custom exercise of `user`; where nothing of it is another one, nothing is written.
 * @throws Problem `invalid-input`, `admin-required`, `not-found`, `copy-unpublishable`, `signed-out`
 */
export const updateExercise = async (
  user: Caller,
  id: string,
  sent: ExerciseInput,
  writer: Writer,
): Promise<NamedExercise> => {
  await lockMember(user.id, writer)
  const stored = await findOwnExercise(user.id, id, writer)
  if (!stored) throw new Problem('not-found')
  const fields = { ...sent, image_url: sent.image_url === undefined ? stored.image_url : sent.image_url }
  checkImage(user, fields, stored.image_url)
  if (sameContent(stored, fields)) return stored
  await checkMuscles(fields, stored.muscle_ids, writer)
  const changed = await updateOwnExercise(user.id, id, fields, writer)
  if (fields.name !== stored.name) await refuseCopiedWork(user.id, id, writer)
  await refreshPostsOfExercise(user.id, id, writer)
  return changed
}

/**
 * Archives a custom exercise of `userId` that they delete; false when there is none, and no device brings one back.
 * @throws Problem `signed-out`
 */
export const deleteOwnExercise = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  await lockMember(userId, writer)
  const found = await archiveOwnExercise(userId, id, writer)
  // Under another id nothing of theirs can be made.
  if (!found && z.safeParse(customId, id).success) await noteDeletion(userId, id, writer)
  return found
}
