import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { ComponentType, ReactNode } from 'react'
import type { Reading } from '../../platform/query/reading.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { chartMessages } from './charts/chart-messages.ts'

/** How far the device has read the log. */
export interface LogReading {
  readonly reading: Reading
  readonly entries: readonly LogEntry[]
  /** So many workouts have arrived of so many; null while that is not known. */
  readonly arrived: { readonly entries: number; readonly of: number } | null
  readonly retry: () => void
}

interface Props {
  log: LogReading
  /** What stands there while the log comes, with how far it has come. */
  place?: ComponentType<{ text: string }>
  children: ReactNode
}

/** Shows what is made of the whole log, once it is there: half of it would show figures that are not true. */
export function LogPlace({ log, place: Place = EmptyPlace, children }: Props) {
  const words = useWords(chartMessages)
  const { number } = useFormats()
  if (log.reading === 'ready') return children
  if (log.reading === 'failed') {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={log.retry} />
  }
  const text = log.arrived
    ? words.reading({ arrived: number(log.arrived.entries), of: number(log.arrived.of) })
    : words.loading
  return <Place text={text} />
}

/** So high that nothing stands in sight below it that could move. */
function EmptyPlace({ text }: { text: string }) {
  return (
    <div className="min-h-dvh">
      <p className="secondary-text min-h-6" aria-hidden="true">
        {text}
      </p>
      <SkeletonGroup label={text}>
        <Skeleton className="mt-6" height={400} />
      </SkeletonGroup>
    </div>
  )
}
