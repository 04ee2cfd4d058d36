import { lockUser } from '../account/account-store.ts'
import { resetLinkLife, saveLink } from '../account/link-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import { hashSecret, newSecret } from '../platform/session/tokens.ts'
import { accountCommand } from './account-command.ts'
import { done, refused } from './outcome.ts'

/** Shows the link instead of mailing it: for who lost their mailbox, and for when no mail leaves. */
export const resetLinkCommand = accountCommand({
  name: 'reset-link',
  help: 'Shows a link with which the owner of an account chooses a new password, once, within an hour.',
  carryOut: async ({ id, email, blocked_at }, database, { config, now }) => {
    if (blocked_at) return refused(`${email} is blocked: a new password would let nobody in before "unblock".`)
    const token = newSecret().toString('base64url')
    const isThere = await database.transaction(async (writer) => {
      if ((await lockUser(id, writer)) === undefined) return false
      await saveLink(id, 'reset-password', hashSecret(token), new Date(now() + resetLinkLife), writer)
      await insertAudit({ actor_id: null, action: 'reset-link', subject_id: id }, now(), writer)
      return true
    })
    if (!isThere) return refused(`${email} has been deleted meanwhile.`)
    return done(
      `${config.publicUrl}/update-password?token=${token}\n` +
        `Whoever opens it sets the password of ${email}: give it to nobody else. It supersedes any earlier link.`,
    )
  },
})
