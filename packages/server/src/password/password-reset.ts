import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { lockFreeUser, lockUser } from '../account/account-store.ts'
import { findByEmail } from '../account/email-store.ts'
import { deleteLinks, findLinkOwner, resetLinkLife, saveLink, takeLink } from '../account/link-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import type { Writer } from '../platform/database.ts'
import { putOffJob } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/limits/lanes.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { newBrowserMark } from '../platform/session/browser-mark.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { visitorOf } from '../platform/session/passwords.ts'
import { endSessions } from '../platform/session/session-store.ts'
import { hashSecret, newSecret } from '../platform/session/tokens.ts'
import { passwordChangedMail, resetMail } from './password-mails.ts'
import { findPasswordOwner, passwordResetJob, queueReset, setPassword } from './password-store.ts'

const wish = z.object({ email: z.string() })

/** Notes the wish for a reset link; whether anybody has the address is looked up later, so that the answer cannot tell. */
export const askForReset = ({ database }: Platform, email: string): Promise<void> =>
  database.transaction((writer) => queueReset(email, writer))

/**
 * Does the job of `askForReset`: mails a link that supersedes older ones, if the address has an account. Put off while
 * somebody holds the account.
 */
export const mailReset = (platform: Platform, payload: unknown): Promise<void> => {
  const { email } = z.parse(wish, payload)
  const { config, database, now } = platform
  return database.transaction(async (writer) => {
    const user = await findByEmail(email, writer)
    if (!user || user.blocked_at) return
    if (!(await lockFreeUser(user.id, writer))) return putOffJob(passwordResetJob, { email }, writer)
    const token = newSecret().toString('base64url')
    await noteAccountEvent({ user_id: user.id, kind: 'reset-asked' }, now(), writer)
    await saveLink(user.id, 'reset-password', hashSecret(token), new Date(now() + resetLinkLife), writer)
    await queueMail(config, user.email, resetMail(user.lang, config.publicUrl, token), now(), writer)
  })
}

/**
 * Sets a new password by the token of a mailed link and ends all sessions of its user. Answers who that is and the mark by
 * which this browser is known from now on, as one that has not done the second step of a sign-in; null when the link was used, superseded, too old or invented. A refused password
 * leaves the link as it is.
 * @throws Problem `password-too-common`, `password-own-name`, `invalid-input`, `too-many-at-once`
 */
export const resetPassword = async (
  { config, database, lanes, now, passwords }: Platform,
  { token, password }: { readonly token: string; readonly password: string },
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly mark: string } | null> => {
  const tokenHash = hashSecret(token)
  const ownerId = await findLinkOwner('reset-password', tokenHash, new Date(now()), database.read)
  const owner = ownerId === undefined ? undefined : await findPasswordOwner(ownerId, database.read)
  if (!owner) return null
  requireGoodPassword(password, [owner.full_name, owner.username, owner.email])
  const newHash = await passwords.hash(password, visitorOf(request, owner.id))
  const set = async (writer: Writer) => {
    const at = new Date(now())
    // First the user, then the link, as whoever removes an account locks them.
    await lockUser(owner.id, writer)
    const userId = await takeLink('reset-password', tokenHash, at, writer)
    if (userId === undefined) return null
    const password_version = await setPassword(userId, newHash, at, writer)
    await endSessions(userId, null, writer)
    const agent = request.headers['user-agent']
    await noteAccountEvent({ user_id: userId, kind: 'password-reset', agent }, now(), writer)
    await deleteLinks(userId, writer)
    await queueMail(config, owner.email, passwordChangedMail(owner.lang, config.publicUrl, 'reset'), now(), writer)
    return { userId, mark: newBrowserMark(config.sessionKeys, { id: userId, password_version }) }
  }
  return oneByOne(lanes, owner.id, () => database.transaction(set))
}
