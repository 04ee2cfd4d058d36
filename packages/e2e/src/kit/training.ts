import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { post } from './api.ts'

const bench = {
  exercise_id: 'predefined-développé-couché',
  default_rest: 120,
  sets: [
    { reps: 5, weight: 80, rest: 150 },
    { reps: 5, weight: 80, rest: 60 },
  ],
}

const pullUps = {
  exercise_id: 'predefined-traction-en-pronation',
  default_rest: 60,
  sets: [{ reps: 8, weight: 0, rest: 60 }],
}

/** Saves a program of three sets: bench press twice, pull-ups once. */
export const saveProgram = async (request: APIRequestContext, changes: { name?: string; description?: string } = {}) => {
  const texts = { name: 'Haut du corps', description: 'Deux mouvements, lourds.', image_url: null }
  const program = { id: randomUUID(), ...texts, exercises: [bench, pullUps], ...changes }
  await post(request, '/api/programs', program)
  return program
}

const minute = 60_000

/** Saves a workout that ended at an instant (epoch ms) after 42 minutes. */
export const saveWorkout = async (request: APIRequestContext, endedAt: number, changes: { program_name?: string } = {}) => {
  const set = { exercise_id: bench.exercise_id, exercise_name: 'Développé couché', reps: 5, weight: 82.5 }
  const pullUp = { exercise_id: pullUps.exercise_id, exercise_name: 'Traction en pronation', reps: 8, weight: 0 }
  await post(request, '/api/workout-history', {
    id: randomUUID(),
    program_id: null,
    program_name: 'Haut du corps',
    duration_minutes: 42,
    started_at: new Date(endedAt - 42 * minute).toISOString(),
    completed_at: new Date(endedAt).toISOString(),
    sent_at: new Date().toISOString(),
    sets: [set, { ...set, reps: 4 }, pullUp],
    ...changes,
  })
}
