import { useMemo } from 'react'
import { useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { unsentHistory } from '../../history/history-overlay.ts'
import type { WaitingWorkouts } from './month-discs.tsx'

/** The workouts that are only on this device. */
export function useWaitingWorkouts(): WaitingWorkouts {
  const { written } = unsentHistory(useOutbox())
  return useMemo(() => new Set(written.keys()), [written])
}
