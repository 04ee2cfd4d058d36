import type { ReportStatus, ReportType } from '@fonte/domain/report/report'
import { type RawBuilder, sql } from 'kysely'
import type { Keyset } from '../platform/cursor.ts'
import type { Reader } from '../platform/database.ts'
import type { SearchPatterns } from '../platform/search/search-words.ts'
import { countedTo, rowsOnPage } from '../platform/statements/page-bounds.ts'
import { type TicketRow, ticketColumns, ticketTables } from './ticket-row-store.ts'

/** Which tickets are listed. */
export interface TicketSearch {
  readonly status: ReportStatus | undefined
  readonly type: ReportType | undefined
  readonly patterns: SearchPatterns
  readonly after: Keyset | null
}

/** A page and one more ticket, which tells that there is a next page. */
const limit = sql.lit(rowsOnPage + 1)

const newestFirst = sql`ORDER BY reports.created_at DESC, reports.id DESC`

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)

const filters = ({ status, type, patterns }: TicketSearch) =>
  allOf([
    ...(status ? [sql`reports.status = ${status}`] : []),
    ...(type ? [sql`reports.report_type = ${type}`] : []),
    ...[...patterns.long, ...patterns.short].map((pattern) => sql`reports.search_text LIKE ${pattern}`),
  ])

const isFurther = ({ after }: TicketSearch) =>
  after ? sql`(reports.created_at, reports.id) < (${after.at}, ${after.id})` : sql`true`

/** A page in the order of the list, and one more ticket. */
export const listInOrder = async (search: TicketSearch, reader: Reader): Promise<readonly TicketRow[]> => {
  const { rows } = await sql<TicketRow>`
    SELECT ${ticketColumns} FROM (
      SELECT * FROM reports WHERE ${filters(search)} AND ${isFurther(search)} ${newestFirst} LIMIT ${limit}
    ) AS reports ${ticketTables} ${newestFirst}`.execute(reader)
  return rows
}

/**
 * How many tickets match, up to one more than are counted, and a page of them and one more ticket. Of too many matches
 * there is no page: they fill one soon when the tickets are walked in their order.
 */
export const listMatches = async (
  search: TicketSearch,
  reader: Reader,
): Promise<{ readonly count: number; readonly rows: readonly TicketRow[] }> => {
  const { rows } = await sql<{ count: number } & (TicketRow | { id: null })>`
    WITH matched AS MATERIALIZED (SELECT id FROM reports WHERE ${filters(search)} LIMIT ${sql.lit(countedTo + 1)}),
      counted AS (SELECT count(*)::integer AS count FROM matched)
    SELECT counted.count, page.* FROM counted LEFT JOIN LATERAL (
      SELECT ${ticketColumns} FROM matched JOIN reports USING (id) ${ticketTables}
      WHERE counted.count <= ${sql.lit(countedTo)} AND ${isFurther(search)} ${newestFirst} LIMIT ${limit}
    ) AS page ON true ORDER BY page.created_at DESC, page.id DESC`.execute(reader)
  return { count: rows[0]?.count ?? 0, rows: rows.filter((row) => row.id !== null) }
}
