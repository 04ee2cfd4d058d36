import { longestSearch } from '@fonte/contract/admin/longest-search'
import { reportStatuses, reportTypes } from '@fonte/domain/report/report'
import type { Input } from '../../../platform/api/client.ts'
import type { ListUrl } from '../list/use-list-url.ts'

/** What is looked for among the tickets. */
export type TicketsQuery = Omit<Input<'get-reports'>['query'], 'cursor'>

/** Which tickets the URL looks for; what nobody can have chosen is left out. */
export const ticketsQuery = ({ q, status, type }: ListUrl): TicketsQuery => ({
  ...(q !== undefined && { search: q.slice(0, longestSearch) }),
  status: reportStatuses.find((known) => known === status),
  type: reportTypes.find((known) => known === type),
})

/** Whether all tickets are listed. */
export const isWhole = ({ search, status, type }: TicketsQuery): boolean => !search && !status && !type
