import type { Program } from '@fonte/contract/program'
import { plannedExercise } from '@fonte/domain/program/program'
import { sharedRow, withSharedNote } from '@fonte/domain/program/shown-program'
import { isUnseen, shownName, visibleText } from '@fonte/domain/words/visible-text'
import { lockMember } from '../../account/account-store.ts'
import { allowedImage } from '../../platform/allowed-image.ts'
import type { Writer } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { refuseDeleted } from '../../platform/revision-store.ts'
import { noteCopiedWork } from '../../program/copied-content-store.ts'
import { requireProgramRoom } from '../../program/program-room-store.ts'
import { findProgramOf, insertProgram } from '../../program/program-store.ts'
import { type HeldPost, holdPost } from '../post/post-store.ts'
import { adoptExercises } from './adopt-exercises.ts'
import { holdProgram, notePostCopy, setOrigin } from './copy-store.ts'

type Moment = { readonly now: number; readonly imageHosts: readonly string[] }

/** The program of a held post as others may have it, and as it is until the transaction ends. */
const originalOf = async (post: HeldPost, writer: Writer): Promise<Program> => {
  await holdProgram(post.program_id, writer)
  const original = await findProgramOf(post.user_id, post.program_id, writer)
  if (!original) throw new Problem('not-found')
  return { ...original, exercises: original.exercises.map(sharedRow) }
}

/**
 * The program that already has the id, if it is a copy of this post; where the post has gone meanwhile, a copy of any.
 * @throws Problem `id-conflict`
 */
const twinOf = (earlier: Program, post: HeldPost | undefined): Program => {
  const isOfPost = post === undefined || earlier.copied_from_program_id === post.program_id
  if (!earlier.is_copy || !isOfPost) throw new Problem('id-conflict')
  return earlier
}

/**
 * Makes an independent program of `userId` under `id` from a post, with exercises of their own for the author's, at `now`
 * (epoch ms). The same call again, even at the same moment, answers as the first time, as long as the copy is there.
 * @throws Problem `not-found`, `already-deleted`, `id-conflict`, `programs-full`, `exercises-full`, `signed-out`
 */
export const copyPost = async (
  userId: string,
  postId: string,
  id: string,
  { now, imageHosts }: Moment,
  writer: Writer,
): Promise<Program> => {
  await lockMember(userId, writer)
  const earlier = await findProgramOf(userId, id, writer)
  const post = await holdPost(postId, writer)
  if (earlier) return twinOf(earlier, post)
  await refuseDeleted(userId, id, writer)
  if (!post) throw new Problem('not-found')
  const original = await originalOf(post, writer)
  await requireProgramRoom(userId, { id, exercises: original.exercises, before: null }, writer)
  const ids = original.exercises.map(({ exercise_id }) => exercise_id)
  const adoption = { userId, authorId: post.user_id, now, imageHosts, inUse: new Set<string>() }
  const exercise_map = await adoptExercises(adoption, ids, writer)
  const fields = {
    name: isUnseen(original.name) ? post.title : shownName(original.name),
    description: visibleText(original.description),
    image_url: allowedImage(original.image_url, imageHosts),
    is_copy: true,
    copied_from_self: post.user_id === userId,
    exercises: original.exercises.map((row) => ({
      ...plannedExercise(withSharedNote(row, post.notes)),
      exercise_id: exercise_map[row.exercise_id] ?? row.exercise_id,
    })),
  }
  if (!(await insertProgram(userId, id, fields, writer))) throw new Problem('id-conflict')
  const { name, description, exercises, version } = original
  const source = { name, description, exercises }
  const origin = { program_id: id, source_program_id: original.id, source_version: version, source, exercise_map }
  await setOrigin(userId, origin, writer)
  await noteCopiedWork(id, writer)
  if (post.user_id !== userId) await notePostCopy(userId, postId, writer)
  const copy = await findProgramOf(userId, id, writer)
  if (!copy) throw new Error(`copy ${id} vanished within its own transaction`)
  return copy
}
