import type { ReportStatus, ReportType } from '@fonte/domain/report/report'
import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

/** How many tickets of a status and type there are. */
export interface TicketCount {
  readonly status: ReportStatus
  readonly type: ReportType
  readonly count: number
}

/** How many tickets there are, by status and type: the counts that the database keeps; what there is none of is left out. */
export const countTickets = async (reader: Reader): Promise<TicketCount[]> => {
  const { rows } = await sql<TicketCount>`
    SELECT name[2] AS status, name[3] AS type, sum(change)::integer AS count FROM kept_counts
    WHERE name[1] = 'report' GROUP BY name HAVING sum(change) <> 0`.execute(reader)
  return rows
}

/** How many of the counted tickets have a status, and a type where one is asked for. */
export const sumTickets = (
  counts: readonly TicketCount[],
  { status, type }: { readonly status?: ReportStatus | undefined; readonly type?: ReportType | undefined },
): number =>
  counts
    .filter((one) => (!status || one.status === status) && (!type || one.type === type))
    .reduce((sum, { count }) => sum + count, 0)

/** How many tickets are open. */
export const countOpenTickets = async (reader: Reader): Promise<number> =>
  sumTickets(await countTickets(reader), { status: 'Ouvert' })
