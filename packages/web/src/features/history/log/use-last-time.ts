import type { LastTime } from '@fonte/domain/workout/last-time'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { unsentHistory } from '../history-overlay.ts'
import { lastSetsQuery } from '../history-reads.ts'
import { lastSetsOf, overlayLastTime } from './log-figures.ts'
import { useTrainingLog } from './use-training-log.ts'

/**
 * What was lifted the last time, per exercise, as it will be once everything that waits has been sent: from the log, or
 * from the server until the log is there.
 */
export function useLastTime(): LastTime {
  const { reading, entries } = useTrainingLog()
  const { data } = useQuery({ ...lastSetsQuery, enabled: reading !== 'ready' })
  const unsent = unsentHistory(useOutbox())
  return useMemo(
    () =>
      reading === 'ready'
        ? new Map(lastSetsOf(entries).map(({ exercise_id, sets }) => [exercise_id, sets]))
        : overlayLastTime(data?.items ?? [], [...unsent.written.values()]),
    [reading, entries, data, unsent],
  )
}
