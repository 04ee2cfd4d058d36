import { type Performance, performancesOf } from '@fonte/domain/statistics/performances'
import { type PersonalRecord, recordBook } from '@fonte/domain/statistics/records'
import type { CountedExercise } from '@fonte/domain/statistics/what-counts'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { workoutSets } from '@fonte/domain/workout/history/kept-workout'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { useMemo } from 'react'
import { bodyWeightOf } from '../../history/body/body-weight-of.ts'
import { useEstimateChoice } from '../../history/estimate-choice.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'

/** What the records of a workout are told from. */
export interface RecordReading {
  /** False until the whole log is on the device: half of it would tell records that are none. */
  readonly isReady: boolean
  /** Reads what was done of an exercise before, so that it is at hand when a set is done. */
  readonly prepare: (exerciseId: string) => void
  /** The records of that exercise in the workout as it stands, in the order in which they were set. */
  readonly recordsOf: (state: WorkoutState, exerciseId: string) => readonly PersonalRecord[]
}

type Find = (exerciseId: string) => CountedExercise | undefined

/** Compares a workout, by its id in the history, with all that the device's log has besides it. */
export function useWorkoutRecords(workoutId: string, find: Find): RecordReading {
  const { entries, measures, reading } = useTrainingLog()
  const choice = useEstimateChoice()
  return useMemo(() => {
    const others = entries.filter(({ id }) => id !== workoutId)
    const weightAt = bodyWeightOf(measures)
    const read = new Map<string, readonly Performance[]>()
    const known = (id: string) => ({
      exercises: new Map([[id, find(id) ?? {}]]),
      bodyWeightAt: weightAt,
    })
    const past = (id: string) => {
      const found = read.get(id) ?? performancesOf(others, known(id))
      read.set(id, found)
      return found
    }
    return {
      isReady: reading === 'ready',
      prepare: (id) => void past(id),
      recordsOf: (state, id) => {
        const own = performancesOf([asEntry(workoutId, state)], known(id))
        return recordBook([...past(id), ...own], choice).records.filter(({ workout }) => own.includes(workout))
      },
    }
  }, [entries, measures, reading, workoutId, find, choice])
}

/** The workout as an entry of the log, as far as records are concerned. */
function asEntry(id: string, state: WorkoutState): LogEntry {
  return {
    id,
    program_id: null,
    program_name: '',
    duration_minutes: 0,
    started_at: null,
    completed_at: new Date(endOf(state)).toISOString(),
    origin: 'live',
    version: 1,
    sets: workoutSets(state, 'fr'),
  }
}

function endOf(state: WorkoutState): number {
  if (state.status === 'ready') return 0
  return state.status === 'finished' ? state.ended_at : state.last_at
}
