import type { LastTime } from '@fonte/domain/workout/last-time'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lastSetsQuery } from '../history-reads.ts'
import { overlayLastTime } from './log-figures.ts'
import { useTrainingLog } from './use-training-log.ts'

/**
 * What was lifted the last time, per exercise, as it will be once everything that waits has been sent: from the log. Until all
 * of it is there the server says what it knows, and what is newer here goes over that.
 */
export function useLastTime(): LastTime {
  const { reading, entries } = useTrainingLog()
  const isWhole = reading === 'ready'
  const { data } = useQuery({ ...lastSetsQuery, enabled: !isWhole })
  return useMemo(() => overlayLastTime(isWhole ? [] : (data?.items ?? []), entries), [isWhole, entries, data])
}
