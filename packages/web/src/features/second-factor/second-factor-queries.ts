import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'

/** How the second step of one's sign-ins stands. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('get-second-factor', undefined, { signal }),
})
