import type { Post } from '@fonte/contract/community/post'
import { lockMember } from '../../account/account-store.ts'
import type { Writer } from '../../platform/database.ts'
import { storedLimits } from '../../platform/limits/stored-limits.ts'
import { newRowId } from '../../platform/new-row-id.ts'
import { Problem } from '../../platform/problem.ts'
import { refuseDeleted } from '../../platform/revision-store.ts'
import { resemblesCopy } from '../../program/copied-content-store.ts'
import { lockOwnProgram } from '../../program/program-store.ts'
import { presentPost } from '../post-row.ts'
import { refreshPostsOfProgram } from '../post-text-store.ts'
import { countPosts, findAnyPost, findPost, insertPost } from './post-store.ts'

/** What an author says of a program that they publish. */
interface SentPost {
  readonly id?: string | undefined
  readonly programId: string
  readonly title: string
  readonly message?: string | undefined
}

type Moment = { readonly now: number; readonly imageHosts: readonly string[] }

const readBack = async (userId: string, id: string, { imageHosts }: Moment, writer: Writer): Promise<Post> => {
  const post = await findPost(userId, id, writer)
  if (!post) throw new Problem('signed-out')
  return presentPost(post, imageHosts)
}

/**
 * Publishes a program of `userId` at `now` (epoch ms); the same post again, even at the same moment, answers as the first
 * time. A program may have several posts.
 * @throws Problem `not-found`, `already-deleted`, `id-conflict`, `copy-unpublishable`, `posts-full`, `signed-out`
 */
export const publishProgram = async (
  userId: string,
  { id: sentId, programId, title, message = '' }: SentPost,
  moment: Moment,
  writer: Writer,
): Promise<Post> => {
  await lockMember(userId, writer)
  const id = sentId ?? newRowId(moment.now)
  const program = await lockOwnProgram(userId, programId, writer)
  if (!program) throw new Problem('not-found')
  const earlier = await findAnyPost(id, writer)
  if (earlier) {
    const isSame = earlier.program_id === programId && earlier.title === title && earlier.message === message
    if (earlier.user_id !== userId || !isSame) throw new Problem('id-conflict')
    return readBack(userId, id, moment, writer)
  }
  await refuseDeleted(userId, id, writer)
  if (program.is_copy || (await resemblesCopy(userId, program, writer))) throw new Problem('copy-unpublishable')
  if ((await countPosts(userId, writer)) >= storedLimits.posts) throw new Problem('posts-full')
  await insertPost(userId, { id, program_id: programId, title, message, created_at: new Date(moment.now) }, writer)
  await refreshPostsOfProgram(programId, writer)
  return readBack(userId, id, moment, writer)
}
