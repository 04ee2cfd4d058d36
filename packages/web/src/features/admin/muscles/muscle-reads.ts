import type { LibraryMuscle, LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { moved } from '@fonte/domain/program/editor/moved'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { exercisesKey } from '../../exercise/exercise-outbox.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { adminKey } from '../list/use-admin-list.ts'

/** A main group, or a muscle of one. */
export type MuscleRow =
  | { readonly kind: 'group'; readonly row: LibraryMuscleGroup }
  | { readonly kind: 'muscle'; readonly row: LibraryMuscle }

/** All groups with their muscles, as administrators see them. */
export const libraryMusclesQuery = queryOptions({
  queryKey: [...adminKey, 'muscles'],
  queryFn: ({ signal }) => call('get-library-muscles', {}, { signal }),
  staleTime: 0,
  meta: { kept: false },
})

/** What keeps a group or a muscle from being deleted; asked each time somebody is about to. */
export const muscleUseQuery = ({ kind, row }: MuscleRow) =>
  queryOptions({
    queryKey: [...adminKey, 'muscle-use', kind, row.id],
    queryFn: ({ signal }) => {
      const input = { params: { id: row.id } }
      return kind === 'group'
        ? call('get-muscle-group-use', input, { signal })
        : call('get-muscle-use', input, { signal })
    },
    staleTime: 0,
    gcTime: 0,
    meta: { kept: false },
  })

/** Reads anew what a change of groups and muscles is shown in. */
export const renewMuscles = (): void => {
  for (const queryKey of [libraryMusclesQuery.queryKey, muscleGroupsQuery.queryKey, exercisesKey]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** The ids with one of them moved by one place; the same list where it is at the edge. */
export function movedBy(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id)
  return moved(ids, from, from + by)
}
