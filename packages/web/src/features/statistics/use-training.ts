import type { TrainedExercise } from '@fonte/domain/statistics/overview/trained-exercise'
import { type Training, trainingOf } from '@fonte/domain/statistics/overview/training'
import { useMemo } from 'react'
import { localOffset } from '../../platform/local-day.ts'
import type { Library } from '../exercise/library-queries.ts'
import { bodyWeightOf } from '../history/body/body-weight-of.ts'
import type { TrainingLog } from '../history/log/use-training-log.ts'
import { trainedExercise } from './trained-exercises.ts'

/** A training log as its charts tell it; computed anew only when the log or the library has changed. */
export function useTraining(
  { entries, measures }: Pick<TrainingLog, 'entries' | 'measures'>,
  { find, muscles }: Library,
): Training {
  return useMemo(() => {
    const known = new Map<string, TrainedExercise>()
    const exercise = (id: string) => {
      const found = known.get(id) ?? trainedExercise(find(id), muscles)
      known.set(id, found)
      return found
    }
    return trainingOf(entries, { exercise, bodyWeightAt: bodyWeightOf(measures), offsetAt: localOffset })
  }, [entries, measures, find, muscles])
}
