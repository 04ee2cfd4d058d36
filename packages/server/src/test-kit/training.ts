import type { Input } from './caller.ts'

const uuid = () => crypto.randomUUID()

/** A program nobody has made before: bench press and pull-ups from the library. */
export const newProgram = (changes: Partial<Input<'create-program'>[0]['body']> = {}) => ({
  id: uuid(),
  name: 'Haut du corps',
  description: 'Deux mouvements, lourds.',
  image_url: null,
  exercises: [
    {
      exercise_id: 'predefined-développé-couché',
      default_rest: 120,
      sets: [
        { reps: 5, weight: 80, rest: 150 },
        { reps: 5, weight: 80, rest: 60 },
      ],
    },
    { exercise_id: 'predefined-traction-en-pronation', default_rest: 60, sets: [{ reps: 8, weight: 0, rest: 60 }] },
  ],
  ...changes,
})

/** A custom exercise nobody has made before. */
export const newExercise = (changes: Partial<Input<'create-exercise'>[0]['body']> = {}) => ({
  id: `custom-${uuid()}` as const,
  name: 'Développé au sol',
  equipment: 'Haltères',
  description: '',
  muscle_group_id: 'pectoraux',
  muscle_ids: ['pectoraux-milieu'],
  ...changes,
})

const minute = 60_000

/** A workout that ended at `endedAt` (epoch ms, by the device's clock) after 42 minutes and is sent at once. */
export const finishedWorkout = (
  endedAt: number,
  changes: Partial<Input<'create-workout-history'>[0]['body']> = {},
) => ({
  id: uuid(),
  program_id: null,
  program_name: 'Haut du corps',
  duration_minutes: 42,
  started_at: new Date(endedAt - 42 * minute).toISOString(),
  completed_at: new Date(endedAt).toISOString(),
  sent_at: new Date(endedAt).toISOString(),
  sets: [
    { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 5, weight: 82.5 },
    { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 4, weight: 82.5 },
    { exercise_id: 'predefined-traction-en-pronation', exercise_name: 'Traction en pronation', reps: 8, weight: 0 },
  ],
  ...changes,
})
