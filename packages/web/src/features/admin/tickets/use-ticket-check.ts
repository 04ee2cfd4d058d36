import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '../../../platform/api/client.ts'
import { openTickets } from '../../account/open-tickets.ts'
import { adminKey } from '../list/use-admin-list.ts'
import type { TicketsQuery } from './tickets-url.ts'

/** How often (ms) it is checked whether there are new tickets, while the page is in sight and online. */
const checkEvery = 5_000

/** Under which the checks are cached. */
export const checkKey = [...adminKey, 'tickets-check'] as const

/** How the last check went. */
export type TicketCheck = 'checking' | 'checked' | 'failed'

/**
 * Checks every five seconds what the first page shows, and brings it into the list. A check that fails is said in its line
 * alone: nobody asked for it.
 */
export function useTicketCheck(asked: TicketsQuery): {
  readonly check: TicketCheck
  readonly counts: Answer<'get-reports'>['counts'] | undefined
} {
  const { data, isError } = useQuery({
    queryKey: [...checkKey, asked],
    queryFn: async ({ client, signal }) => {
      const tickets = await call('get-reports', { query: asked }, { signal })
      client.setQueryData([...adminKey, 'tickets', asked, null], tickets)
      openTickets.set(tickets.counts.Ouvert)
      return tickets
    },
    networkMode: 'online',
    refetchInterval: checkEvery,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { kept: false, often: true },
  })
  return { check: isError ? 'failed' : data ? 'checked' : 'checking', counts: data?.counts }
}
