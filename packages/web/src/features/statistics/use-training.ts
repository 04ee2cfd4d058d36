import { bodyWeightAt } from '@fonte/domain/statistics/body-weight'
import type { TrainedExercise } from '@fonte/domain/statistics/overview/trained-exercise'
import { type Training, trainingOf } from '@fonte/domain/statistics/overview/training'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { useMemo } from 'react'
import { now } from '../../platform/clock.ts'
import { localOffset } from '../../platform/local-day.ts'
import type { Library } from '../exercise/library-queries.ts'
import { trainedExercise } from './trained-exercises.ts'

/** A training log as its charts tell it; computed anew only when the log or the library has changed. */
export function useTraining(entries: readonly LogEntry[], { find, muscles }: Library): Training {
  return useMemo(() => {
    const known = new Map<string, TrainedExercise>()
    const exercise = (id: string) => {
      const found = known.get(id) ?? trainedExercise(find(id), muscles)
      known.set(id, found)
      return found
    }
    return trainingOf(entries, { exercise, bodyWeightAt: bodyWeightAt([], localOffset(now())), offsetAt: localOffset })
  }, [entries, find, muscles])
}
