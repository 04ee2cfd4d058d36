import type { Config } from '../config.ts'
import type { Writer } from '../database.ts'
import { queueJob } from '../jobs/jobs.ts'
import { insertMail } from './mail-store.ts'
import { type Mail, type MailTemplate, renderMail } from './mail-template.ts'

/** Name of the job that delivers one mail. */
export const sendMailJob = 'send-mail'

/**
 * Queues a mail in the transaction of the change it reports: it leaves if, and only if, that change happens.
 * Without a mail server it goes straight to the local mailbox. `now` is in ms since the epoch.
 */
export const queueMail = async (
  config: Pick<Config, 'mail'>,
  to: string,
  template: MailTemplate,
  now: number,
  writer: Writer,
): Promise<void> => {
  const mail: Mail = { id: crypto.randomUUID(), to, ...renderMail(template) }
  if (config.mail) await queueJob(sendMailJob, mail, writer)
  else await insertMail(mail, new Date(now), writer)
}
