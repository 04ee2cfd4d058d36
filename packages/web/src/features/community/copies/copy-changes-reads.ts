import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'

/** What authors changed in programs that one copied, while a post of them stands. */
export const copyChangesQuery = queryOptions({
  queryKey: ['copy-changes'],
  queryFn: ({ signal }) => call('get-copy-changes', undefined, { signal }),
  meta: { kept: false },
})
