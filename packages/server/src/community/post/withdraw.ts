import type { ProblemCode } from '@fonte/contract/problem'
import { lockMember } from '../../account/account-store.ts'
import { lockActor } from '../../admin/role-store.ts'
import { insertAudit } from '../../audit/audit-store.ts'
import { isRefusedStatement, type Writer } from '../../platform/database.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { lockOwnProgram, setUnpublished } from '../../program/program-store.ts'
import { postRemovedMail } from '../community-mails.ts'
import { lockPostIds } from '../own-community-store.ts'
import { deletePosts, findAnyPost, lockPost } from './post-store.ts'

/** Does one step; where the database refuses it, the failure bears the code of that step. */
const step = async <T>(code: ProblemCode, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isRefusedStatement(error) ? new Problem(code, {}, error) : error
  }
}

/**
 * Removes all posts of a program of `userId`, and its own mark of being public; the program stays.
 * @throws Problem `not-found`, `signed-out`, and `unpublish-check-failed`, `post-delete-failed` or
 * `unpublish-update-failed` by the step that failed: then nothing was removed
 */
export const unpublishProgram = async (userId: string, programId: string, writer: Writer): Promise<void> => {
  await lockMember(userId, writer)
  const ids = await step('unpublish-check-failed', () => lockPostIds(userId, programId, writer))
  if (!(await lockOwnProgram(userId, programId, writer))) throw new Problem('not-found')
  await step('post-delete-failed', () => deletePosts(ids, writer))
  await step('unpublish-update-failed', () => setUnpublished(programId, writer))
}

/** Locks an administrator and the author of a post, whose deletion is noted for them. */
const lockActorAndAuthor = async (actorId: string, postId: string, writer: Writer): Promise<void> => {
  const post = await findAnyPost(postId, writer)
  await lockActor(actorId, writer, post ? [post.user_id] : [])
}

/**
 * Removes a post of `ownerId`, of anybody where it is null: then `user` is an administrator, which the audit log notes and
 * its author is told by mail.
 * @throws Problem `not-found`, `signed-out`, `admin-required`, `post-delete-failed`
 */
export const deletePost = async (
  { config, now }: Pick<Platform, 'config' | 'now'>,
  user: Caller,
  ownerId: string | null,
  { postId, programId }: { readonly postId: string; readonly programId: string },
  writer: Writer,
): Promise<void> => {
  if (ownerId === null) await lockActorAndAuthor(user.id, postId, writer)
  else await lockMember(user.id, writer)
  const post = await lockPost(ownerId, postId, programId, writer)
  if (!post) throw new Problem('not-found')
  await step('post-delete-failed', () => deletePosts([postId], writer))
  if (post.user_id === user.id) return
  await insertAudit({ actor_id: user.id, action: 'delete-post', subject_id: post.user_id }, now(), writer)
  await queueMail(config, post.email, postRemovedMail(post.lang, config.publicUrl, post.title), now(), writer)
}
