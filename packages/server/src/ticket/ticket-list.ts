import type { ticketRoutes } from '@fonte/contract/admin/ticket'
import type { RouteAnswer, RouteInput } from '@fonte/contract/route'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Reader } from '../platform/database.ts'
import { searchPatterns } from '../platform/search/search-words.ts'
import { countedTo, rowsOnPage } from '../platform/statements/page-bounds.ts'
import { countTickets, sumTickets } from './ticket-count-store.ts'
import { listInOrder, listMatches, type TicketSearch } from './ticket-list-store.ts'
import { presentTicket, type TicketRow } from './ticket-row-store.ts'

type ListRoute = (typeof ticketRoutes)['get-reports']

const cursorBehind = (row: TicketRow | undefined): string | null =>
  row ? encodeCursor({ at: row.created_at, id: row.id }) : null

/** A number of rows as lists tell it. */
const countedUpTo = (count: number): number | null => (count > countedTo ? null : count)

/** What a search leaves: a page, and how many there are; null for more than are counted. */
const searched = async (search: TicketSearch, reader: Reader) => {
  const { count, rows } = await listMatches(search, reader)
  const total = countedUpTo(count)
  return { rows: total === null ? await listInOrder(search, reader) : rows, total }
}

/** A page of everybody’s tickets, newest first, with how many there are. @throws Problem `invalid-input` for a strange cursor */
export const listTickets = async (
  { status, type, search = '', cursor }: RouteInput<ListRoute>['query'],
  reader: Reader,
): Promise<RouteAnswer<ListRoute>> => {
  const patterns = searchPatterns(search)
  const asked = { status, type, patterns, after: cursor ? decodeCursor(cursor) : null }
  const counted = await countTickets(reader)
  const { rows, total } =
    patterns.long.length + patterns.short.length > 0
      ? await searched(asked, reader)
      : { rows: await listInOrder(asked, reader), total: countedUpTo(sumTickets(counted, { status, type })) }
  const page = rows.slice(0, rowsOnPage)
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
