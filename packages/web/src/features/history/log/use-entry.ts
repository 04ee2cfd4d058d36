import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { useObservable } from '../../../platform/observable.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import type { Waiting } from '../history-overlay.ts'
import { waitingHistory } from '../history-queries.ts'
import { entryQuery } from '../history-reads.ts'
import { useTrainingLog } from './use-training-log.ts'

/** A workout of the history as a screen reads it. */
interface ReadEntry {
  readonly entry: HistoryEntryWithSets | undefined
  readonly waiting: Waiting | null
  /** Whether it was deleted on this device. */
  readonly isDeleted: boolean
  readonly error: unknown
  readonly refetch: () => void
}

/**
 * One entry with its sets, as it will be once everything that waits has been sent: from the log on this device. The server is
 * asked for what the log does not have, such as a workout of former days whose sets were not kept.
 */
export function useEntry(id: string): ReadEntry {
  const { user } = useSignedIn()
  const { entries, reading } = useTrainingLog()
  const { written, deleted } = useObservable(waitingHistory)
  const isDeleted = deleted.has(id)
  const logged = useMemo(() => entries.find((entry) => entry.id === id), [entries, id])
  const here = useMemo(
    () => (logged && logged.sets.length > 0 ? { ...logged, user_id: user.id, ...setFigures(logged.sets) } : undefined),
    [logged, user.id],
  )
  const { data, error, failureReason, fetchStatus, refetch } = useQuery({
    ...entryQuery(id),
    enabled: !isDeleted && !here,
  })
  // What was read before, and is missing in the whole log, was deleted elsewhere, unless the server still has it.
  const isDoubtful = reading === 'ready' && !logged && fetchStatus !== 'idle'
  const isMissing = isDeleted || isDoubtful || isProblem(error, 'not-found')
  const entry = isMissing ? undefined : (here ?? data)
  return {
    entry,
    waiting: (entry && written.get(id)?.waiting) ?? null,
    isDeleted,
    // A further try that waits for a network has failed for whoever looks on.
    error: entry ? null : (error ?? (fetchStatus === 'paused' ? failureReason : null)),
    refetch: () => void refetch(),
  }
}
