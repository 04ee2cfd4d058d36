import type { Language } from '@fonte/domain/words/language'
import * as z from 'zod/mini'
import type { Writer } from '../platform/database.ts'
import { queueJob } from '../platform/jobs/jobs.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret, newSecret } from '../platform/session/tokens.ts'
import { confirmationLetter } from './account-mails.ts'
import { confirmUser, findByEmail } from './account-store.ts'
import { saveLink, takeLink } from './link-store.ts'

/** How long (ms) a confirmation link is good for. */
const linkLife = 24 * 3_600_000

/** Name of the job that answers a wish for another confirmation link. */
export const resendConfirmationJob = 'resend-confirmation'

const wish = z.object({ email: z.string() })

/** Mails a user the link that confirms their address; older ones stop working. */
export const sendConfirmation = async (
  { config, now }: Platform,
  user: { readonly id: string; readonly email: string; readonly lang: Language },
  writer: Writer,
): Promise<void> => {
  const token = newSecret().toString('base64url')
  await saveLink(user.id, 'confirm-email', hashSecret(token), new Date(now() + linkLife), writer)
  await queueMail(config, user.email, confirmationLetter(user.lang, config.publicUrl, token), now(), writer)
}

/** Notes the wish for another link; whether there is anything to confirm is looked up later, so that the answer cannot tell. */
export const askForConfirmation = ({ database }: Platform, email: string): Promise<void> =>
  database.transaction((writer) => queueJob(resendConfirmationJob, { email }, writer))

/** Does the job of `askForConfirmation`: mails a link if the address has an account that waits for one. */
export const resendConfirmation = (platform: Platform, payload: unknown): Promise<void> => {
  const { email } = z.parse(wish, payload)
  return platform.database.transaction(async (writer) => {
    const user = await findByEmail(email, writer)
    if (user && !user.confirmed_at && !user.blocked_at) await sendConfirmation(platform, user, writer)
  })
}

/** Confirms the address that the token was mailed to; false when the link was used, superseded, too old or invented. */
export const confirmEmail = ({ database, now }: Platform, token: string): Promise<boolean> =>
  database.transaction(async (writer) => {
    const at = new Date(now())
    const userId = await takeLink('confirm-email', hashSecret(token), at, writer)
    if (userId !== undefined) await confirmUser(userId, at, writer)
    return userId !== undefined
  })
