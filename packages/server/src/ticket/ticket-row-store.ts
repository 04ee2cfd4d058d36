import type { Ticket } from '@fonte/contract/admin/ticket'
import { sql } from 'kysely'

/** A ticket as it is read, with its post and who answered it. */
export type TicketRow = Omit<Ticket, 'created_at' | 'answered_at'> & {
  readonly created_at: Date
  readonly answered_at: Date | null
}

/** The columns of a ticket. */
export const ticketColumns = sql`reports.id, reports.user_id, reports.report_type, reports.status, reports.content,
  reports.user_username, reports.user_email, reports.post_id, reports.post_title, posts.id IS NOT NULL AS post_is_there,
  reports.answered_at, admins.username AS answered_by, reports.version, reports.created_at`

/** The tables of a ticket, to join to `reports`. */
export const ticketTables = sql`LEFT JOIN posts ON posts.id = reports.post_id
  LEFT JOIN profiles AS admins ON admins.id = reports.answered_by`

/** A ticket as it is answered. */
export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.id,
  user_id: row.user_id,
  report_type: row.report_type,
  status: row.status,
  content: row.content,
  user_username: row.user_username,
  user_email: row.user_email,
  post_id: row.post_id,
  post_title: row.post_title,
  post_is_there: row.post_is_there,
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_by: row.answered_by,
  version: row.version,
  created_at: row.created_at.toISOString(),
})
