import type { Ticket } from '@fonte/contract/admin/ticket'
import { insertAudit } from '../audit/audit-store.ts'
import type { Config } from '../platform/config.ts'
import type { Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import { Problem } from '../platform/problem.ts'
import { requireSeen, requireTicket } from './change-ticket.ts'
import { ticketAnswerMail } from './ticket-mails.ts'
import { findAuthor, lockTicket, noteAnswerId, noteTicketAnswer } from './ticket-store.ts'

/** An answer under an id of the client. */
interface SentAnswer {
  readonly id: string
  readonly content: string
  /** The version of the ticket that it answers. */
  readonly version?: number | undefined
}

/**
 * Mails an answer to the address that the author of a ticket has today, and notes who answered at `now` (epoch ms): all in
 * one transaction. The text is in the mail alone. An answer is not sent again under its id, however late it comes once more.
 * @throws Problem `not-found`, `version-conflict`, `signed-out`, `admin-required`
 */
export const answerTicket = async (
  config: Pick<Config, 'mail' | 'publicUrl' | 'timeZone'>,
  actorId: string,
  id: string,
  { id: answerId, content, version }: SentAnswer,
  now: number,
  writer: Writer,
): Promise<Ticket> => {
  const locked = await lockTicket(actorId, id, writer)
  const author = locked && (await findAuthor(locked.user_id, writer))
  if (!locked || !author) throw new Problem('not-found')
  if (!(await noteAnswerId(id, answerId, writer))) return requireTicket(id, writer)
  await requireSeen(id, locked, version, writer)
  await noteTicketAnswer(id, { answered_at: new Date(now), answered_by: actorId }, writer)
  const ticket = await requireTicket(id, writer)
  await queueMail(config, author.email, ticketAnswerMail(author.lang, config, ticket, content), now, writer)
  await insertAudit({ actor_id: actorId, action: 'answer-report', subject_id: id }, now, writer)
  return ticket
}
