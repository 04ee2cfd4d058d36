import type { UseQueryResult } from '@tanstack/react-query'

/** What a screen shows of a cached read: something that the device has counts as ready, however old. */
export type Reading = 'ready' | 'loading' | 'failed'

/** Where a read stands; one that waits for a network with nothing to show has failed. */
export function readingOf(query: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): Reading {
  if (query.data !== undefined) return 'ready'
  return query.isError || query.fetchStatus === 'paused' ? 'failed' : 'loading'
}
