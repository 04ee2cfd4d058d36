import { type LibraryShare, libraryShares } from '@fonte/domain/library/share'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { exercisesKey } from '../../exercise/exercise-outbox.ts'
import { exerciseGuidesKey } from '../../exercise/guide/guide-queries.ts'
import { adminKey } from '../list/use-admin-list.ts'
import type { ListUrl } from '../list/use-list-url.ts'

/** The list of global exercises, under {@link adminKey}. */
export const libraryExercisesKey = 'exercises'

/** Which share of the library the URL asks for. */
export const shareIn = ({ show }: ListUrl): LibraryShare => libraryShares.find((share) => share === show) ?? 'offered'

/** A page of what the URL looks for. */
export const readLibraryExercises = (sought: ListUrl, cursor: string | undefined, signal: AbortSignal) => {
  const { q: search, group } = sought
  const query = { show: shareIn(sought), ...(search && { search }), ...(group && { group }), ...(cursor && { cursor }) }
  return call('get-library-exercises', { query }, { signal })
}

/** What an exercise is used by; asked each time somebody is about to delete it. */
export const exerciseUseQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'exercise-use', id],
    queryFn: ({ signal }) => call('get-library-exercise-use', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { kept: false },
  })

/** Reads anew what a change of a global exercise is shown in. */
export const renewExercises = (): void => {
  void queryClient.invalidateQueries({ queryKey: [...adminKey, libraryExercisesKey] })
  void queryClient.invalidateQueries({ queryKey: exercisesKey })
  void queryClient.invalidateQueries({ queryKey: exerciseGuidesKey })
}
