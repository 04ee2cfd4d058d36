import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'

/** What the operator tells the pages: contact address and promo code. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call('get-site', undefined, { signal }),
})
