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

interface ProgramChanges {
  readonly name?: string
  readonly description?: string
  readonly exercises?: readonly object[]
}

/** Saves a program of three sets: bench press twice, pull-ups once. */
export const saveProgram = async (request: APIRequestContext, changes: ProgramChanges = {}) => {
  const texts = { name: 'Haut du corps', description: 'Deux mouvements, lourds.', image_url: null }
  const program = { id: randomUUID(), ...texts, exercises: [bench, pullUps], ...changes }
  await post(request, '/api/programs', program)
  return program
}

/** Saves an exercise of one's own, and answers its id. */
export const saveExercise = async (request: APIRequestContext, name: string): Promise<string> => {
  const id = `custom-${randomUUID()}`
  const { items } = await (await request.get('/api/muscle-groups')).json()
  const what = { muscle_group_id: items[0].id, muscle_ids: [], equipment: 'Machine', description: '' }
  await post(request, '/api/exercises', { id, name, ...what })
  return id
}

interface WorkoutChanges {
  readonly program_id?: string
  readonly program_name?: string
  readonly sets?: readonly object[]
}

const minute = 60_000
const benchSet = { exercise_id: bench.exercise_id, exercise_name: 'Développé couché', weight: 82.5 }

/** Saves a workout that ended at an instant (epoch ms) after 42 minutes: two sets of bench press. */
export const saveWorkout = async (request: APIRequestContext, endedAt: number, changes: WorkoutChanges = {}) => {
  const sets = [5, 4].map((reps) => ({ ...benchSet, reps }))
  const texts = { id: randomUUID(), program_id: null, program_name: 'Haut du corps', duration_minutes: 42 }
  const times = {
    started_at: new Date(endedAt - 42 * minute).toISOString(),
    completed_at: new Date(endedAt).toISOString(),
    sent_at: new Date().toISOString(),
  }
  await post(request, '/api/workout-history', { ...texts, ...times, sets, ...changes })
}
