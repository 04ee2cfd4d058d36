import { finishedWorkout, newExercise, newProgram } from '@fonte/server/test-kit/training'
import type { APIRequestContext } from '@playwright/test'
import { callerOf } from './api.ts'

/** Saves a program of three sets: bench press twice, pull-ups once. */
export const saveProgram = async (request: APIRequestContext, changes: Parameters<typeof newProgram>[0] = {}) => {
  const program = newProgram(changes)
  await callerOf(request).call('create-program', { body: program })
  return program
}

/** Saves an exercise of one's own, and answers its id. */
export const saveExercise = async (request: APIRequestContext, name: string): Promise<string> => {
  const exercise = newExercise({ name, equipment: 'Machine', muscle_ids: [] })
  await callerOf(request).call('create-exercise', { body: exercise })
  return exercise.id
}

/**
 * Midday (epoch ms), where the browsers of the tests are, so many days before today: no change of the clocks and no late
 * hour of the run moves it to another day.
 */
export const middayAgo = (days: number): number => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now())
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  return Date.UTC(year, month - 1, day - days, 11)
}

/** Saves a workout that ended at an instant (epoch ms) after 42 minutes: two sets of bench press. */
export const saveWorkout = async (
  request: APIRequestContext,
  endedAt: number,
  changes: Parameters<typeof finishedWorkout>[1] = {},
) => {
  const { sets, ...workout } = finishedWorkout(endedAt, { sent_at: new Date().toISOString() })
  await callerOf(request).call('create-workout-history', { body: { ...workout, sets: sets.slice(0, 2), ...changes } })
}
