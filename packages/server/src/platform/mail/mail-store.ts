import { sql } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import { deleteSome } from '../statements/batches.ts'
import type { Mail } from './mail-template.ts'

/** How many mails the local mailbox shows. */
const shown = 200

const columns = ['id', 'recipient', 'subject', 'text_body', 'html_body', 'links', 'created_at'] as const

/** Puts a mail into the local mailbox. */
export const insertMail = async (mail: Mail, now: Date, writer: Writer): Promise<void> => {
  const { to, subject, text, html, links } = mail
  const row = { recipient: to, subject, text_body: text, html_body: html, links: JSON.stringify(links) }
  await writer
    .insertInto('mails')
    .values({ ...row, created_at: now })
    .execute()
}

/** The newest mails of the local mailbox, newest first: everybody’s, or those to one address. */
export const listMails = (reader: Reader, to?: string) => {
  const newest = reader.selectFrom('mails').select(columns).orderBy('id', 'desc').limit(shown)
  return (to === undefined ? newest : newest.where('recipient', '=', to)).execute()
}

/** One mail's HTML; undefined when there is no such mail. */
export const findMailHtml = async (id: number, reader: Reader): Promise<string | undefined> => {
  const row = await reader.selectFrom('mails').select('html_body').where('id', '=', id).executeTakeFirst()
  return row?.html_body
}

/** Removes from the local mailbox some of what was written before `before`; answers how many mails. */
export const deleteMailsBefore = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('mails', sql`created_at < ${before}`, writer)

/** Removes from the local mailbox what was written to an address. */
export const deleteMailsTo = async (email: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('mails').where('recipient', '=', email).execute()
}
