import type { TrainedExercise } from '@fonte/domain/statistics/overview/trained-exercise'
import { foldTraining, type Training } from '@fonte/domain/statistics/overview/training'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { startTransition, useEffect, useState } from 'react'
import { inPieces, type PieceTools, pagePieces } from '../../platform/idle/in-pieces.ts'
import { localOffset } from '../../platform/local-day.ts'
import type { Reading } from '../../platform/query/reading.ts'
import type { Library } from '../exercise/library-queries.ts'
import { bodyWeightOf } from '../history/body/body-weight-of.ts'
import type { TrainingLog } from '../history/log/use-training-log.ts'
import { trainedExercise } from './trained-exercises.ts'

type ReadLog = Pick<TrainingLog, 'reading' | 'entries' | 'measures'>

/** What was told of a log, and what else it was told from. */
interface Told extends Pick<Library, 'find' | 'muscles'> {
  readonly measures: TrainingLog['measures']
  readonly training: Training
}

// Forgotten with the log: who comes back from another page finds what was told at once.
const toldOf = new WeakMap<readonly LogEntry[], Told>()

function alreadyTold({ entries, measures }: ReadLog, { find, muscles }: Library): Training | null {
  const told = toldOf.get(entries)
  const isSame = told?.measures === measures && told.find === find && told.muscles === muscles
  return told && isSame ? told.training : null
}

/**
 * A training log as its charts tell it: null until all of it is here and told, which `reading` says too. Years of it are told
 * in pieces, so that the page answers all the time; what was told stays while it is told anew.
 */
export function useTraining(
  log: ReadLog,
  library: Library,
  pieces: PieceTools = pagePieces,
): { training: Training | null; reading: Reading } {
  const { entries, measures, reading } = log
  const { find, muscles } = library
  const [training, setTraining] = useState(() => alreadyTold(log, library))
  useEffect(() => {
    if (reading !== 'ready') return
    let isWanted = true
    const show = (told: Training) => isWanted && startTransition(() => setTraining(told))
    const fail = (failure: unknown) => {
      setTraining(() => {
        throw failure
      })
    }
    const [readLog, known] = [
      { entries, measures, reading },
      { find, muscles },
    ]
    tell(readLog, known, pieces, () => isWanted).then(show, fail)
    return () => {
      isWanted = false
    }
  }, [reading, entries, measures, find, muscles, pieces])
  return { training, reading: reading === 'ready' && !training ? 'loading' : reading }
}

async function tell(log: ReadLog, library: Library, pieces: PieceTools, isWanted: () => boolean): Promise<Training> {
  const before = alreadyTold(log, library)
  if (before) return before
  const { entries, measures } = log
  const known = new Map<string, TrainedExercise>()
  const exercise = (id: string) => {
    const found = known.get(id) ?? trainedExercise(library.find(id), library.muscles)
    known.set(id, found)
    return found
  }
  const fold = foldTraining(entries, { exercise, bodyWeightAt: bodyWeightOf(measures), offsetAt: localOffset })
  await inPieces(fold.workouts, (workout) => isWanted() && fold.add(workout), pieces)
  const training = fold.training()
  if (isWanted()) toldOf.set(entries, { measures, find: library.find, muscles: library.muscles, training })
  return training
}
