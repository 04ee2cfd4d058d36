import { type QueryKey, useQuery } from '@tanstack/react-query'
import { isProblem } from '../api/api-problem.ts'

/** What stands elsewhere of something that was changed here, too, or that it could not be read. */
export interface OtherVersion<Version> {
  readonly version: Version | undefined
  readonly failed: boolean
  /** Whether it was deleted there meanwhile. */
  readonly isGone: boolean
  readonly retry: () => void
}

/**
 * Reads what the server has now, whatever this device knew of it before, unless it is not `wanted`; `queryKey` is that of
 * its usual read.
 */
export function useOtherVersion<Version>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Version>,
  wanted = true,
): OtherVersion<Version> {
  const { data, error, isError, failureReason, fetchStatus, refetch } = useQuery({
    queryKey: [...queryKey, 'elsewhere'],
    queryFn: ({ signal }) => read(signal),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
    meta: { kept: false },
  })
  const isStuck = fetchStatus === 'paused' && failureReason !== null
  const isGone = isProblem(error, 'not-found')
  return {
    version: isGone ? undefined : data,
    failed: !data && !isGone && (isError || isStuck),
    isGone,
    retry: () => void refetch(),
  }
}
