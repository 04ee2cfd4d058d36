import type { ticketRoutes } from '@fonte/contract/admin/ticket'
import type { RouteAnswer, RouteInput } from '@fonte/contract/route'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Reader } from '../platform/database.ts'
import { searchPatterns } from '../platform/search/search-words.ts'
import { countTickets, sumTickets } from './ticket-count-store.ts'
import { listInOrder, listMatches, mostCounted, type TicketSearch, ticketsOnPage } from './ticket-list-store.ts'
import { presentTicket, type TicketRow } from './ticket-row.ts'

type ListRoute = (typeof ticketRoutes)['get-reports']

const cursorBehind = (row: TicketRow | undefined): string | null =>
  row ? encodeCursor({ at: row.created_at, id: row.id }) : null

/** What a search leaves: a page, and how many there are of up to a thousand. */
const searched = async (search: TicketSearch, reader: Reader) => {
  const { count, rows } = await listMatches(search, reader)
  const isMore = count > mostCounted
  return {
    rows: isMore ? await listInOrder(search, reader) : rows,
    total: { count: Math.min(count, mostCounted), is_more: isMore },
  }
}

/** A page of everybody’s tickets, newest first, with how many there are. @throws Problem `invalid-input` for a strange cursor */
export const listTickets = async (
  { status, type, search = '', cursor }: RouteInput<ListRoute>['query'],
  reader: Reader,
): Promise<RouteAnswer<ListRoute>> => {
  const { long, short } = searchPatterns(search)
  const asked = { status, type, patterns: [...long, ...short], after: cursor ? decodeCursor(cursor) : null }
  const counted = await countTickets(reader)
  const { rows, total } =
    asked.patterns.length > 0
      ? await searched(asked, reader)
      : {
          rows: await listInOrder(asked, reader),
          total: { count: sumTickets(counted, { status, type }), is_more: false },
        }
  const page = rows.slice(0, ticketsOnPage)
  return {
    items: page.map(presentTicket),
    next: rows.length > page.length ? cursorBehind(page.at(-1)) : null,
    total,
    counts: {
      Ouvert: sumTickets(counted, { status: 'Ouvert' }),
      'En cours': sumTickets(counted, { status: 'En cours' }),
      Fermé: sumTickets(counted, { status: 'Fermé' }),
    },
  }
}
