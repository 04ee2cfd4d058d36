import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'

/** Where the person is signed in, last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call('get-devices', undefined, { signal }),
})
