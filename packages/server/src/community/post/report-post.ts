import type { Report } from '@fonte/contract/report'
import { findAccount, lockMember, lockMemberAndKeep } from '../../account/account-store.ts'
import type { Writer } from '../../platform/database.ts'
import { storedLimits } from '../../platform/limits/stored-limits.ts'
import { Problem } from '../../platform/problem.ts'
import { refuseDeleted } from '../../platform/revision-store.ts'
import { countReports, findReport, insertReport } from '../../report/report-store.ts'
import { findAnyPost, holdPost } from './post-store.ts'

/**
 * Files a ticket of `userId` at `now` (epoch ms) that names a post, exactly once: the same id again answers as the first
 * time, also when the post has gone meanwhile.
 * @throws Problem `not-found`, `already-deleted`, `id-conflict`, `reports-full`, `signed-out`
 */
export const reportPost = async (
  userId: string,
  postId: string,
  { id, content }: { readonly id: string; readonly content: string },
  now: number,
  writer: Writer,
): Promise<Report> => {
  // Its author stays, too, while the ticket names them.
  const named = await findAnyPost(postId, writer)
  await (named ? lockMemberAndKeep(userId, named.user_id, writer) : lockMember(userId, writer))
  const earlier = await findReport(userId, id, writer)
  if (earlier && (earlier.content !== content || earlier.post_id !== postId)) throw new Problem('id-conflict')
  if (earlier) return earlier
  const post = await holdPost(postId, writer)
  if (!post) throw new Problem('not-found')
  if ((await countReports(userId, writer)) >= storedLimits.reports) throw new Problem('reports-full')
  const reporter = await findAccount(userId, writer)
  if (!reporter) throw new Problem('signed-out')
  await refuseDeleted(userId, id, writer)
  const filed = await insertReport(
    userId,
    {
      id,
      content,
      report_type: 'Comportement inapproprié',
      user_username: reporter.profile.username,
      user_email: reporter.email,
      post_id: post.id,
      post_title: post.title,
      post_user_id: post.user_id,
      created_at: new Date(now),
    },
    writer,
  )
  if (!filed) throw new Problem('id-conflict')
  return filed
}
