import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'

/** What the person's gym has, as the server has it. */
export const gymQuery = queryOptions({
  queryKey: ['gym'],
  queryFn: ({ signal }) => call('get-gym', undefined, { signal }),
  staleTime: 300_000,
})
