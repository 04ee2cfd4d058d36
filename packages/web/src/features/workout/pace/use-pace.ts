import { type LifterPace, ownPace } from '@fonte/domain/workout/pace/own-pace'
import { useMemo } from 'react'
import { useTrainingLog } from '../../history/log/use-training-log.ts'

/** The pace of the person signed in, from the training log on this device; an estimate as long as that is not there. */
export function usePace(): LifterPace {
  const { entries } = useTrainingLog()
  return useMemo(() => ownPace(entries), [entries])
}
