import type { UseQueryResult } from '@tanstack/react-query'

/** What a screen shows of a cached read: something that the device has counts as ready, however old. */
export type Reading = 'ready' | 'loading' | 'failed'

type Read = Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>

/** Where several reads stand together: they are ready when all are, and have failed when one has. */
export function readingOfAll(queries: readonly Read[]): Reading {
  const readings = queries.map(readingOf)
  return (
    readings.find((reading) => reading === 'failed') ?? readings.find((reading) => reading === 'loading') ?? 'ready'
  )
}

/** Where a read stands; one that waits for a network with nothing to show has failed. */
export function readingOf(query: Read): Reading {
  if (query.data !== undefined) return 'ready'
  return query.isError || query.fetchStatus === 'paused' ? 'failed' : 'loading'
}
