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

/** What is known of earlier imports, from the device first. */
export function useImports(): { known: KnownImports | undefined; reading: Reading; retry: () => void } {
  const query = useQuery(importsQuery)
  return { known: query.data, reading: readingOf(query), retry: () => void query.refetch() }
}
