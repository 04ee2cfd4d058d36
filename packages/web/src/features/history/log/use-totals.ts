import type { HistoryTotals } from '@fonte/contract/history'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useObservable } from '../../../platform/observable.ts'
import { overlayTotals } from '../history-overlay.ts'
import { useLatestHistory, waitingHistory } from '../history-queries.ts'
import { totalsQuery } from '../history-reads.ts'
import { totalsOf } from './log-figures.ts'
import { useTrainingLog } from './use-training-log.ts'

/**
 * The four totals as they will be once everything that waits has been sent: from the log, or from the server until the log
 * is there; undefined until they are known.
 */
export function useTotals(): HistoryTotals | undefined {
  const { reading, entries } = useTrainingLog()
  const { data } = useQuery(totalsQuery)
  const { lines } = useLatestHistory()
  const unsent = useObservable(waitingHistory)
  return useMemo(
    () => (reading === 'ready' ? totalsOf(entries) : data && overlayTotals(data, lines, unsent)),
    [reading, entries, data, lines, unsent],
  )
}
