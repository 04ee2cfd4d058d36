import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { resendConfirmation, resendConfirmationJob } from './account/confirmation.ts'
import { communityTasks } from './community/tell-exercises.ts'
import { dashboardTasks } from './dashboard/dashboard-tasks.ts'
import { mailReset } from './password/password-reset.ts'
import { passwordResetJob } from './password/password-store.ts'
import type { Tasks } from './platform/jobs/jobs.ts'
import { sendMailJob } from './platform/mail/mail.ts'
import { createSender } from './platform/mail/smtp.ts'
import type { Platform } from './platform/platform.ts'
import { purgeTasks } from './purge/purge.ts'
import { noteRefusedSignIn, refusedSignInJob } from './session/refused-sign-in.ts'

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
})

/** Everything that a server does outside of calls, by the name of its job. */
export const tasksOf = (platform: Platform, log: FastifyBaseLogger): Tasks => {
  const { mail, publicUrl } = platform.config
  const send = mail && createSender(mail, publicUrl, log)
  return {
    [resendConfirmationJob]: (payload) => resendConfirmation(platform, payload),
    [passwordResetJob]: (payload) => mailReset(platform, payload),
    ...communityTasks(platform),
    [refusedSignInJob]: (payload) => noteRefusedSignIn(platform, payload),
    ...purgeTasks(platform),
    ...dashboardTasks(platform),
    ...(send && { [sendMailJob]: (payload) => send(z.parse(mailSchema, payload)) }),
  }
}
