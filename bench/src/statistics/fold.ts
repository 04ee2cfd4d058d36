import { usualEstimate } from '@fonte/domain/statistics/e1rm'
import { exerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import { trainingOf } from '@fonte/domain/statistics/overview/training'
import { performancesOf } from '@fonte/domain/statistics/performances'
import { recordBook } from '@fonte/domain/statistics/records'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'

/** How long (ms) something took: the first time, and in the middle of the times after it. */
interface Timed {
  readonly first: number
  readonly later: readonly number[]
}

/** What the statistics cost, in whatever runs this. */
export interface FoldTimes {
  readonly sets: number
  readonly exercisePage: Timed
  readonly overview: Timed
}

const workouts = 2000
const exercisesOfWorkout = 5
const setsOfExercise = 4
const repeats = 15
const day = 86_400_000

/** A log of 40,000 sets of twenty-five exercises, each with warm-ups and slowly more weight. */
const longLog = (): readonly LogEntry[] =>
  Array.from({ length: workouts }, (_, index) => {
    const sets = Array.from({ length: exercisesOfWorkout * setsOfExercise }, (__, place) => ({
      exercise_id: `exercise-${(index % 5) * exercisesOfWorkout + Math.floor(place / setsOfExercise)}`,
      exercise_name: 'Développé couché',
      reps: 5 + ((place * 7 + index) % 6),
      weight: 60 + Math.round(index / 50) * 2.5 + (place % 3) * 2.5,
      ...(place % setsOfExercise === 0 && { kind: 'warmup' as const }),
    }))
    return {
      id: `workout-${index}`,
      program_id: null,
      program_name: 'Haut du corps',
      duration_minutes: 60,
      started_at: null,
      completed_at: new Date(Date.UTC(2016, 0, 1) + index * 1.7 * day).toISOString(),
      origin: 'live',
      version: 1,
      sets,
    }
  })

const timed = (work: () => void): Timed => {
  const times = Array.from({ length: repeats + 1 }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return { first: times[0] ?? Number.NaN, later: times.slice(1) }
}

/** Times what opening the page of one exercise and the overview compute from the whole log. */
export const timeFolds = (): FoldTimes => {
  const log = longLog()
  const known = { exercises: new Map([['exercise-3', {}]]), bodyWeightAt: () => 80 }
  const trained = { group: 'pectoraux', prime: ['pectoraux'], secondary: ['epaules', 'triceps'] }
  const facts = { exercise: () => trained, bodyWeightAt: () => 80, offsetAt: () => 60 }
  return {
    sets: log.reduce((sum, { sets }) => sum + sets.length, 0),
    exercisePage: timed(() => {
      const performances = performancesOf(log, known)
      recordBook(performances, usualEstimate)
      exerciseProgress(performances, usualEstimate)
    }),
    overview: timed(() => trainingOf(log, facts)),
  }
}
