import type { LogEntry } from '../training-log/log-entry.ts'

const bench = { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché' }
const row = { exercise_id: 'predefined-tirage-horizontal', exercise_name: 'Tirage horizontal' }
const pullUp = { exercise_id: 'predefined-traction-en-pronation', exercise_name: 'Traction en pronation' }
const carry = { exercise_id: 'custom-marche', exercise_name: '=Marche "fermier"' }

/** A workout that has everything that a set and a workout can say. */
export const everyKind: LogEntry = {
  id: '0199d1c0-0000-7000-8000-00000000000a',
  program_id: null,
  program_name: 'Haut du corps ; lourd',
  duration_minutes: 65,
  started_at: '2026-03-02T17:00:10.000Z',
  completed_at: '2026-03-02T18:05:10.000Z',
  utc_offset: 60,
  origin: 'live',
  version: 1,
  sets: [
    { ...bench, reps: 10, weight: 40, kind: 'warmup', at: 60, place: 'a' },
    { ...bench, reps: 5, weight: 82.5, rir: 3.5, group: 1, place: 'a' },
    { ...row, reps: 8, weight: 60, rir: 6, group: 1 },
    { ...bench, reps: 4, weight: 82.5, rir: 1, kind: 'failure', group: 1, place: 'a', note: 'Barre lente' },
    { ...bench, reps: 6, weight: 60, kind: 'drop', group: 1, place: 'a' },
    { ...bench, reps: 8, weight: 60, kind: 'backoff', place: 'a' },
    { ...pullUp, reps: 6, weight: 0, assist: 12.5 },
    { ...pullUp, reps: 0, weight: 0, seconds: 20 },
    { ...carry, reps: 1, weight: 45.36, weight_lb: 100, distance: 40, seconds: 30, side: 'left' },
    { ...bench, reps: 3, weight: 90, place: 'b' },
  ],
  notes: { workout: 'Bien dormi 😴\nmais tard', places: { a: '-2 kg à l’épaule' } },
}

/** A workout of which only the end is known, and that holds no set. */
export const emptyWorkout: LogEntry = {
  id: '0199d1c0-0000-7000-8000-00000000000b',
  program_id: null,
  program_name: 'Course',
  duration_minutes: 30,
  started_at: null,
  completed_at: '2026-03-01T08:30:00.000Z',
  origin: 'hand',
  version: 2,
  sets: [],
}
