import { lockUser } from '../account/account-store.ts'
import { findOwner } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { lockActor } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import type { Config } from '../platform/config.ts'
import type { Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import { endSessions } from '../platform/session/session-store.ts'
import { secondFactorResetMail } from './second-factor-mails.ts'
import { deleteSecondFactor } from './second-factor-store.ts'

/** Who turns somebody's second step off: an administrator, or null for the command line. */
interface SecondFactorReset {
  readonly actorId: string | null
  readonly userId: string
}

/**
 * Turns the second step of a user off for whoever lost their phone and their recovery codes: all their sessions end, and the
 * audit log and their own say so, and a mail tells them. `gone` when there is no such account, `off` when it had none.
 */
export const resetSecondFactor = async (
  { config }: { readonly config: Pick<Config, 'mail' | 'publicUrl'> },
  { actorId, userId }: SecondFactorReset,
  now: number,
  writer: Writer,
): Promise<'done' | 'off' | 'gone'> => {
  await (actorId === null ? lockUser(userId, writer) : lockActor(actorId, writer, [userId]))
  const owner = await findOwner(userId, writer)
  if (!owner) return 'gone'
  if (!(await deleteSecondFactor(userId, writer))) return 'off'
  await endSessions(userId, null, writer)
  await noteAccountEvent({ user_id: userId, kind: 'second-factor-reset' }, now, writer)
  await insertAudit({ actor_id: actorId, action: 'reset-second-factor', subject_id: userId }, now, writer)
  await queueMail(config, owner.email, secondFactorResetMail(owner.lang, config.publicUrl), now, writer)
  return 'done'
}
