import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { ReactNode } from 'react'
import type { Reading } from '../../platform/query/reading.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { chartMessages } from './charts/chart-messages.ts'
import { ChartsPlace } from './charts-place.tsx'

/** How far the device has read the log. */
export interface LogReading {
  readonly reading: Reading
  readonly entries: readonly LogEntry[]
  /** So many workouts have arrived of so many; null while that is not known. */
  readonly arrived: { readonly entries: number; readonly of: number } | null
  readonly retry: () => void
}

/** Shows what is made of the whole log, once it is there: half of it would show figures that are not true. */
export function LogPlace({ log, children }: { log: LogReading; children: ReactNode }) {
  const words = useWords(chartMessages)
  const { number } = useFormats()
  if (log.reading === 'ready') return children
  if (log.reading === 'failed') {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={log.retry} />
  }
  const text = log.arrived
    ? words.reading({ arrived: number(log.arrived.entries), of: number(log.arrived.of) })
    : words.loading
  return <ChartsPlace text={text} />
}
