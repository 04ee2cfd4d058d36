import { lockMember } from '../../account/account-store.ts'
import type { Writer } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { holdPost } from './post-store.ts'
import { findFigures, setRating } from './rate-store.ts'

/**
 * Rates a post of somebody else as `userId` at `now` (epoch ms); a second time changes the rating. Answers the figures then.
 * @throws Problem `not-found`, `own-post`, `signed-out`
 */
export const ratePost = async (userId: string, postId: string, rating: number, now: number, writer: Writer) => {
  await lockMember(userId, writer)
  const post = await holdPost(postId, writer)
  if (!post) throw new Problem('not-found')
  if (post.user_id === userId) throw new Problem('own-post')
  await setRating(userId, postId, rating, new Date(now), writer)
  return { ...(await findFigures(postId, writer)), own_rating: rating }
}
