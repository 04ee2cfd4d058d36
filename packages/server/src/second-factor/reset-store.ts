import { lockUser } from '../account/account-store.ts'
import { findOwner } from '../account/address-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { endSessions } from '../platform/session/session-store.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

/** Who turns somebody's second step off: an administrator, or null for the command line. */
interface SecondFactorReset {
  readonly actorId: string | null
  readonly userId: string
}

/**
 * Turns the second step of a user off for whoever lost their phone and their recovery codes: all their sessions end, and the
 * audit log and their own say so. Answers whom to tell; null when there is no such account, `off` when it had none.
 */
export const resetSecondFactor = async ({ actorId, userId }: SecondFactorReset, now: number, writer: Writer) => {
  await lockUser(userId, writer)
  const owner = await findOwner(userId, writer)
  if (!owner) return null
  if (!(await deleteSecondFactor(userId, writer))) return 'off'
  await endSessions(userId, null, writer)
  await noteAccountEvent({ user_id: userId, kind: 'second-factor-reset' }, now, writer)
  await insertAudit({ actor_id: actorId, action: 'reset-second-factor', subject_id: userId }, now, writer)
  return { email: owner.email, lang: owner.lang }
}
