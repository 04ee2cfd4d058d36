import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { freshFor } from '../../platform/query/query-client.ts'

/** What the person's gym has, as the server has it. */
export const gymQuery = queryOptions({
  queryKey: ['gym'],
  queryFn: ({ signal }) => call('get-gym', undefined, { signal }),
  staleTime: freshFor(300_000),
})
