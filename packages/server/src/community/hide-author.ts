import { lockMemberAndKeep } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { insertHiddenAuthor, isAuthor, measureHiddenAuthors } from './hidden-author-store.ts'

/**
 * Hides the posts of an author from `userId` at `now` (epoch ms); the same again changes nothing.
 * @throws Problem `own-post`, `not-found` for somebody who has no post, `hidden-authors-full`, `signed-out`
 */
export const hideAuthor = async (userId: string, authorId: string, now: number, writer: Writer): Promise<void> => {
  if (userId === authorId) throw new Problem('own-post')
  if (!(await lockMemberAndKeep(userId, authorId, writer))) throw new Problem('not-found')
  const { count, isHidden } = await measureHiddenAuthors(userId, authorId, writer)
  if (isHidden) return
  if (!(await isAuthor(authorId, writer))) throw new Problem('not-found')
  if (count >= storedLimits.hiddenAuthors) throw new Problem('hidden-authors-full')
  await insertHiddenAuthor(userId, authorId, new Date(now), writer)
}
