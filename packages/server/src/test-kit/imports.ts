import type { Input } from './caller.ts'

type Entry = Input<'import-workouts'>[0]['body']['entries'][number]

const uuid = () => crypto.randomUUID()

/** An id of the kind that follows from a file. */
const fileId = (): string => `${uuid().slice(0, 14)}8${uuid().slice(15)}`

/** An import nobody has begun before. */
export const newImport = (changes: Partial<Input<'create-import'>[0]['body']> = {}) => ({
  id: uuid(),
  format: 'strong',
  file_name: 'strong.csv',
  rows: 3,
  names: [{ name: 'Bench Press (Barbell)', exercise_id: 'predefined-développé-couché' }],
  exercise_ids: [],
  ...changes,
})

/** A workout of a file that nobody has brought in before: it ended at `endedAt` (epoch ms) after an hour. */
export const importedEntry = (endedAt: number, changes: Partial<Entry> = {}): Entry => ({
  id: fileId(),
  program_name: 'Push A',
  duration_minutes: 60,
  started_at: new Date(endedAt - 3_600_000).toISOString(),
  completed_at: new Date(endedAt).toISOString(),
  utc_offset: 60,
  sets: [
    { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 5, weight: 80, rir: 3.5 },
    {
      exercise_id: 'predefined-développé-couché',
      exercise_name: 'Développé couché',
      reps: 8,
      weight: 61.23,
      weight_lb: 135,
      kind: 'drop',
      note: 'Dernière',
    },
  ],
  notes: { workout: 'Belle séance' },
  ...changes,
})
