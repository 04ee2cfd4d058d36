import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { freshFor } from '../../platform/query/query-client.ts'
import { indexMuscles, type MuscleIndex } from './muscle-index.ts'

export const muscleGroupsQuery = queryOptions({
  queryKey: ['muscle-groups'],
  queryFn: ({ signal }) => call('get-muscle-groups', {}, { signal }),
  staleTime: freshFor(600_000),
  select: ({ items }) => indexMuscles(items),
})

/** The muscle groups, findable by id. */
export type Muscles = MuscleIndex

/** What is known of muscles before they have been read. */
export const noMuscles = indexMuscles([])

/** The muscle groups as the device has them; none until they have been read once. */
export function useMuscles(): Muscles {
  return useQuery({ ...muscleGroupsQuery, enabled: useFirstScreenReady() }).data ?? noMuscles
}
