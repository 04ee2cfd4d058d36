import type { Report } from '@fonte/contract/report'
import { findAccount, lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'
import { refuseDeleted } from '../platform/revision-store.ts'
import { countReports, type EarlierReport, findReport, insertReport } from './report-store.ts'

type SentReport = Pick<Report, 'id' | 'report_type' | 'content'>

const sameReport = (stored: EarlierReport, sent: SentReport): boolean =>
  stored.post_id === null && stored.report_type === sent.report_type && stored.content === sent.content

/**
 * Files a ticket of `userId` at `now` (epoch ms) exactly once: the same id again answers as the first time.
 * @throws Problem `already-deleted`, `id-conflict`, `reports-full`, `signed-out`
 */
export const fileReport = async (userId: string, sent: SentReport, now: number, writer: Writer): Promise<Report> => {
  await lockMember(userId, writer)
  const earlier = await findReport(userId, sent.id, writer)
  if (earlier && !sameReport(earlier, sent)) throw new Problem('id-conflict')
  if (earlier) return earlier
  if ((await countReports(userId, writer)) >= storedLimits.reports) throw new Problem('reports-full')
  const author = await findAccount(userId, writer)
  if (!author) throw new Problem('signed-out')
  const snapshot = { user_username: author.profile.username, user_email: author.email }
  await refuseDeleted(userId, sent.id, writer)
  const filed = await insertReport(userId, { ...sent, ...snapshot, created_at: new Date(now) }, writer)
  if (!filed) throw new Problem('id-conflict')
  return filed
}
