import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'

/** The sessions of the person, last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call('get-devices', undefined, { signal }),
})
