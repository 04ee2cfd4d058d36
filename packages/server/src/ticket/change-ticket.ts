import type { Ticket } from '@fonte/contract/admin/ticket'
import type { ReportStatus } from '@fonte/domain/report/report'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findTicket, type LockedTicket, lockTicket, removeTicket, updateTicketStatus } from './ticket-store.ts'

/** The ticket as it stands now. @throws Problem `not-found` */
export const requireTicket = async (id: string, writer: Writer): Promise<Ticket> => {
  const ticket = await findTicket(id, writer)
  if (!ticket) throw new Problem('not-found')
  return ticket
}

/** Refuses a change that was decided by another version of the ticket. @throws Problem `version-conflict` with the present one */
export const requireSeen = async (
  id: string,
  ticket: LockedTicket,
  version: number | undefined,
  writer: Writer,
): Promise<void> => {
  if (version === undefined || version === ticket.version) return
  throw new Problem('version-conflict', { current: await requireTicket(id, writer) })
}

/**
 * Gives a ticket a status at `now` (epoch ms), which the audit log notes; the status that it has already is no change,
 * whoever gave it.
 * @throws Problem `not-found`, `version-conflict`, `signed-out`, `admin-required`
 */
export const setTicketStatus = async (
  actorId: string,
  id: string,
  { status, version }: { readonly status: ReportStatus; readonly version?: number | undefined },
  now: number,
  writer: Writer,
): Promise<Ticket> => {
  const ticket = await lockTicket(actorId, id, writer)
  if (!ticket) throw new Problem('not-found')
  if (ticket.status !== status) {
    await requireSeen(id, ticket, version, writer)
    await updateTicketStatus(id, status, writer)
    const change = { before: { status: ticket.status }, after: { status } }
    await insertAudit({ actor_id: actorId, action: 'update-report-status', subject_id: id, ...change }, now, writer)
  }
  return requireTicket(id, writer)
}

/** Deletes a ticket at `now` (epoch ms), which the audit log notes by its id alone. @throws Problem `not-found`, `signed-out`, `admin-required` */
export const deleteTicket = async (actorId: string, id: string, now: number, writer: Writer): Promise<void> => {
  if (!(await lockTicket(actorId, id, writer))) throw new Problem('not-found')
  await removeTicket(id, writer)
  await insertAudit({ actor_id: actorId, action: 'delete-report', subject_id: id }, now, writer)
}
