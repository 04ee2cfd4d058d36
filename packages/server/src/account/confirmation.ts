import type { Language } from '@fonte/domain/words/language'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findPasswordOwner } from '../password/password-store.ts'
import type { Writer } from '../platform/database.ts'
import { queueJob } from '../platform/jobs/jobs.ts'
import { countGuess } from '../platform/limits/count-guess.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { isFormOf } from '../platform/session/form-mark.ts'
import { visitorOf } from '../platform/session/passwords.ts'
import { hashSecret, newSecret } from '../platform/session/tokens.ts'
import { confirmationMail } from './account-mails.ts'
import { confirmUser, lockUser } from './account-store.ts'
import { findByEmail, settledAccount } from './email-store.ts'
import { findLinkOwner, saveLink, takeLink } from './link-store.ts'

/** How long (ms) a confirmation link is good for. */
const linkLife = 24 * 3_600_000

/** Name of the job that answers a wish for another confirmation link. */
export const resendConfirmationJob = 'resend-confirmation'

const wish = z.object({ email: z.string() })

/** The secret of a new confirmation link, and what the database keeps of it. */
export const newConfirmation = ({ now }: Pick<Platform, 'now'>) => {
  const token = newSecret().toString('base64url')
  return { token, link: { token_hash: hashSecret(token), expires_at: new Date(now() + linkLife) } }
}

/** Mails a user the link that confirms their address. */
export const mailConfirmation = (
  { config, now }: Platform,
  user: { readonly email: string; readonly lang: Language },
  token: string,
  writer: Writer,
): Promise<void> => queueMail(config, user.email, confirmationMail(user.lang, config.publicUrl, token), now(), writer)

/** Notes the wish for another link; whether there is anything to confirm is looked up later, so that the answer cannot tell. */
export const askForConfirmation = ({ database }: Platform, email: string): Promise<void> =>
  database.transaction((writer) => queueJob(resendConfirmationJob, { email }, writer))

/** Does the job of `askForConfirmation`: mails a link if the address has an account that waits for one. */
export const resendConfirmation = (platform: Platform, payload: unknown): Promise<void> => {
  const { email } = z.parse(wish, payload)
  return platform.database.transaction(async (writer) => {
    const user = await findByEmail(email, writer)
    if (!user || settledAccount(user)) return
    const { token, link } = newConfirmation(platform)
    await saveLink(user.id, 'confirm-email', link.token_hash, link.expires_at, writer)
    await mailConfirmation(platform, user, token, writer)
  })
}

/**
 * Lets pass the browser that sent the form, and who knows its password; tries are counted as those of a sign-in are.
 * @throws Problem `password-required`, `wrong-password`, `rate-limited`
 */
const requireSender = async (
  { config, limiter, passwords }: Platform,
  owner: { readonly id: string; readonly password_hash: string },
  { password, mark, request }: Confirmation,
): Promise<void> => {
  if (isFormOf(config.sessionKeys, mark, owner.password_hash)) return
  if (password === undefined) throw new Problem('password-required')
  const guess = () => passwords.verify(password, owner.password_hash, visitorOf(request, owner.id))
  const isRight = await countGuess(limiter, 'sign-in', `confirmation ${owner.id}`, guess, (matches) => matches)
  if (!isRight) throw new Problem('wrong-password')
}

interface Confirmation {
  readonly token: string
  /** The password of the form, where the browser is not the one that sent it. */
  readonly password: string | undefined
  /** The mark of the form that this browser sent. */
  readonly mark: string | undefined
  readonly request: FastifyRequest
}

/**
 * Confirms the address that the token was mailed to, for the one who signed up with it; false when the link was used,
 * superseded, too old or invented. A refused password leaves the link as it is.
 * @throws Problem `password-required`, `wrong-password`, `rate-limited`
 */
export const confirmEmail = async (platform: Platform, confirmation: Confirmation): Promise<boolean> => {
  const { database, now } = platform
  const at = new Date(now())
  const tokenHash = hashSecret(confirmation.token)
  const ownerId = await findLinkOwner('confirm-email', tokenHash, at, database.read)
  const owner = ownerId === undefined ? undefined : await findPasswordOwner(ownerId, database.read)
  if (!owner) return false
  await requireSender(platform, owner, confirmation)
  return database.transaction(async (writer) => {
    // First the user, then the link, as whoever removes an account locks them.
    await lockUser(owner.id, writer)
    const userId = await takeLink('confirm-email', tokenHash, at, writer)
    if (userId !== undefined) await confirmUser(userId, at, writer)
    return userId !== undefined
  })
}
