import { useMemo } from 'react'
import { useUnsentHistory } from '../../history/history-queries.ts'
import type { WaitingWorkouts } from './month-discs.tsx'

/** The workouts that are only on this device. */
export function useWaitingWorkouts(): WaitingWorkouts {
  const { written } = useUnsentHistory()
  return useMemo(() => new Set(written.keys()), [written])
}
