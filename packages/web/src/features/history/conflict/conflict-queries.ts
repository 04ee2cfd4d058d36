import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { entryQuery } from '../history-reads.ts'

/** A workout as it stands elsewhere, or that it could not be read. */
interface OtherVersion {
  readonly workout: HistoryEntryWithSets | undefined
  readonly failed: boolean
  /** Whether it was deleted there meanwhile. */
  readonly isGone: boolean
  readonly retry: () => void
}

/** The workout as the server has it now, whatever this device knew of it before. */
export function useOtherVersion(id: string): OtherVersion {
  const { data, error, isError, failureReason, fetchStatus, refetch } = useQuery({
    queryKey: [...entryQuery(id).queryKey, 'elsewhere'],
    queryFn: ({ signal }) => call('get-workout-history-entry', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { kept: false },
  })
  const isStuck = fetchStatus === 'paused' && failureReason !== null
  const isGone = isProblem(error, 'not-found')
  return {
    workout: isGone ? undefined : data,
    failed: !data && !isGone && (isError || isStuck),
    isGone,
    retry: () => void refetch(),
  }
}
