import type { Config } from '../config.ts'
import type { Writer } from '../database.ts'
import { queueJob } from '../jobs/jobs.ts'
import { type Letter, type Mail, setLetter } from './letter.ts'
import { insertMail } from './mail-store.ts'

/** Name of the job that delivers one mail. */
export const sendMailJob = 'send-mail'

/**
 * Queues a letter in the transaction of the change it reports: it leaves if, and only if, that change happens.
 * Without a mail server it goes straight to the local mailbox. `now` is in ms since the epoch.
 */
export const queueMail = async (
  config: Pick<Config, 'mail'>,
  to: string,
  letter: Letter,
  now: number,
  writer: Writer,
): Promise<void> => {
  const mail: Mail = { id: crypto.randomUUID(), to, ...setLetter(letter) }
  if (config.mail) await queueJob(sendMailJob, mail, writer)
  else await insertMail(mail, new Date(now), writer)
}
