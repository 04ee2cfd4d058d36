import type { Ticket } from '@fonte/contract/admin/ticket'
import type { ReportStatus } from '@fonte/domain/report/report'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import { lockActor } from '../admin/role-store.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { presentTicket, type TicketRow, ticketColumns, ticketTables } from './ticket-row-store.ts'

/** One ticket; undefined when there is none. */
export const findTicket = async (id: string, reader: Reader): Promise<Ticket | undefined> => {
  const { rows } = await sql<TicketRow>`
    SELECT ${ticketColumns} FROM reports ${ticketTables} WHERE reports.id = ${id}`.execute(reader)
  return rows[0] && presentTicket(rows[0])
}

/** A ticket that nobody else changes until the transaction ends. */
export interface LockedTicket {
  readonly user_id: string
  readonly status: ReportStatus
  readonly version: number
}

/**
 * Locks a ticket for the administrator `actorId`, behind both accounts, which are locked before anything else and in one
 * order; undefined when there is no such ticket. @throws Problem `signed-out`, `admin-required`
 */
export const lockTicket = async (actorId: string, id: string, writer: Writer): Promise<LockedTicket | undefined> => {
  const found = await writer.selectFrom('reports').select('user_id').where('id', '=', id).executeTakeFirst()
  await lockActor(actorId, writer, found ? [found.user_id] : [])
  const { rows } = await sql<LockedTicket>`
    SELECT user_id, status, version FROM reports WHERE id = ${id} FOR UPDATE`.execute(writer)
  return rows[0]
}

const raised = { version: sql<number>`version + 1` }

/** Gives a locked ticket a status. */
export const updateTicketStatus = async (id: string, status: ReportStatus, writer: Writer): Promise<void> => {
  await writer
    .updateTable('reports')
    .set({ status, ...raised })
    .where('id', '=', id)
    .execute()
}

/** Notes an answer to a locked ticket by its id; false when it is known. */
export const noteAnswerId = async (id: string, answerId: string, writer: Writer): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await writer
    .insertInto('report_answers')
    .values({ report_id: id, id: answerId })
    .onConflict((row) => row.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that a locked ticket was answered by an administrator. */
export const noteTicketAnswer = async (
  id: string,
  answer: { readonly answered_at: Date; readonly answered_by: string },
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('reports')
    .set({ ...answer, ...raised })
    .where('id', '=', id)
    .execute()
}

/** Removes a locked ticket. */
export const removeTicket = async (id: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('reports').where('id', '=', id).execute()
}

/** Where its author is written to today, in their language. */
export const findAuthor = (
  userId: string,
  reader: Reader,
): Promise<{ readonly email: string; readonly lang: Language } | undefined> =>
  reader
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'lang'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
