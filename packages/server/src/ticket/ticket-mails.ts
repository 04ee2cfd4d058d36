import type { Ticket } from '@fonte/contract/admin/ticket'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { formatZonedDate } from '@fonte/domain/words/zoned-date'
import type { Config } from '../platform/config.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

const words = dictionary({
  subject: { fr: 'Réponse à votre message au support', en: 'Answer to your message to support' },
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  yourMessage: {
    fr: ({ when }: { when: string }) => `Votre message du ${when} :`,
    en: ({ when }: { when: string }) => `Your message of ${when}:`,
  },
  action: { fr: 'Écrire au support', en: 'Write to support' },
  footnote: {
    fr: 'Ne répondez pas à cet e-mail : votre réponse n’arriverait pas au support. Écrivez-lui depuis Fonte.',
    en: 'Do not reply to this email: your reply would not reach support. Write from Fonte instead.',
  },
})

/** How much of the ticket is quoted below its answer. */
const quoted = 600

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

const quotation = (content: string): string[] => {
  const letters = [...content]
  const beginning = letters.slice(0, quoted).join('').trimEnd()
  return linesOf(letters.length > quoted ? `${beginning}…` : beginning).map((line) => `> ${line}`)
}

/** What support answers to a ticket, above the ticket itself. */
export const ticketAnswerMail = (
  lang: Language,
  { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
  ticket: Pick<Ticket, 'content' | 'created_at'>,
  answer: string,
): MailTemplate => {
  const w = words(lang)
  const when = formatZonedDate(lang, Date.parse(ticket.created_at), 'date', timeZone)
  return {
    lang,
    subject: w.subject,
    greeting: w.greeting,
    paragraphs: [...linesOf(answer), w.yourMessage({ when }), ...quotation(ticket.content)],
    action: { label: w.action, url: `${publicUrl}/report` },
    footnote: w.footnote,
  }
}
