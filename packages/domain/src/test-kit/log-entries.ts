import type { WorkoutSet } from '../history/workout-history.ts'
import { setKinds } from '../set/kind.ts'
import type { LogEntry } from '../training-log/log-entry.ts'
import { fc } from './properties.ts'

/** A recorded set. */
export const setOf = (exercise_id: string, reps: number, weight: number, details: Partial<WorkoutSet> = {}) => ({
  exercise_id,
  exercise_name: exercise_id,
  reps,
  weight,
  ...details,
})

/** A finished workout of the log by its end (ISO 8601) and its sets. */
export const entryOf = (
  completed_at: string,
  sets: readonly WorkoutSet[] = [],
  more: Partial<LogEntry> = {},
): LogEntry => ({
  id: completed_at,
  program_id: null,
  program_name: 'Séance',
  duration_minutes: 60,
  started_at: null,
  completed_at,
  origin: 'live',
  version: 1,
  sets,
  ...more,
})

/** Where nobody lives on another clock than that of Greenwich. */
export const atGreenwich = (): number => 0

const anySet: fc.Arbitrary<WorkoutSet> = fc
  .record({
    exercise: fc.constantFrom('bench', 'pull-up', 'plank'),
    reps: fc.integer({ min: 0, max: 12 }),
    weight: fc.integer({ min: 0, max: 8000 }).map((quarters) => quarters / 40),
    kind: fc.constantFrom(undefined, ...setKinds),
    seconds: fc.constantFrom(undefined, 30, 60),
  })
  .map(({ exercise, reps, weight, ...details }) => setOf(exercise, reps, weight, details))

/** Training logs of a few weeks, some of whose workouts ended at the same instant. */
export const anyLog: fc.Arbitrary<readonly LogEntry[]> = fc
  .array(
    fc.record({
      hour: fc.integer({ min: 0, max: 24 * 60 }),
      sets: fc.array(anySet, { maxLength: 8 }),
      utc_offset: fc.constantFrom(undefined, -300, 0, 120),
    }),
    { maxLength: 20 },
  )
  .map((workouts) =>
    workouts.map(({ hour, sets, utc_offset }, index) =>
      entryOf(new Date(Date.UTC(2026, 8, 20, hour)).toISOString(), sets, { id: `entry-${index}`, utc_offset }),
    ),
  )
