import type { ReactNode } from 'react'
import type { Reading } from '../../../platform/query/reading.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useFailureToast } from './admin-list.tsx'
import { listMessages } from './list-messages.ts'

interface Props {
  reading: Reading
  /** The last try failed. */
  failed: boolean
  /** Said where the list cannot be read. */
  failure: string
  onRetry: () => void
  children: ReactNode
}

/** A list that comes in one piece, or why it is not there: being read, or not to be had. */
export function WholeList({ reading, failed, failure, onRetry, children }: Props) {
  const words = useWords(listMessages)
  useFailureToast(failed, failure)
  if (reading === 'failed') return <ErrorState message={failure} retryLabel={words.retry} onRetry={onRetry} />
  if (reading === 'ready') return children
  return (
    <SkeletonGroup label={words.loading} className="stack">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </SkeletonGroup>
  )
}
