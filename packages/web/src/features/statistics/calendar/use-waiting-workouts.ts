import { useMemo } from 'react'
import { useObservable } from '../../../platform/observable.ts'
import { waitingHistory } from '../../history/history-queries.ts'
import type { WaitingWorkouts } from './month-discs.tsx'

/** The workouts that are only on this device. */
export function useWaitingWorkouts(): WaitingWorkouts {
  const { written } = useObservable(waitingHistory)
  return useMemo(() => new Set(written.keys()), [written])
}
