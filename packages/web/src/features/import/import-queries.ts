import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '../../platform/api/client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { bringImportOperations } from './import-operations.ts'

/** Files that were brought in, remembered names, and workouts of files that were deleted since. */
export type KnownImports = Answer<'get-imports'>

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => {
    bringImportOperations()
    return call('get-imports', {}, { signal })
  },
})

interface ReadImports {
  readonly known: KnownImports | undefined
  readonly reading: Reading
  /** Whether it is being asked for anew: what is known may be from before the last change. */
  readonly isRenewing: boolean
  readonly retry: () => void
}

/** What is known of earlier imports, from the device first. */
export function useImports(): ReadImports {
  const query = useQuery(importsQuery)
  const { data, isFetching, refetch } = query
  return { known: data, reading: readingOf(query), isRenewing: isFetching, retry: () => void refetch() }
}
