import { useMemo } from 'react'
import { useHistory } from '../../history/history-queries.ts'
import type { WaitingWorkouts } from './month-discs.tsx'

/** The workouts that are only on this device. */
export function useWaitingWorkouts(): WaitingWorkouts {
  const { lines } = useHistory()
  return useMemo(() => new Set(lines.flatMap(({ id, waiting }) => (waiting ? [id] : []))), [lines])
}
