import fc from 'fast-check'
import { replay } from '../workout/log.ts'
import type { WorkoutEvent, WorkoutProgram, WorkoutState } from '../workout/state.ts'

/** A push day with every kind of rest: given, none (0) and unsaid (null, absent). */
export const pushDay: WorkoutProgram = {
  id: '0199d1c0-0000-7000-8000-000000000001',
  name: 'Poussée du lundi',
  name_en: 'Monday push',
  exercises: [
    {
      exercise_id: 'predefined-développé-couché',
      name: 'Développé couché',
      name_en: 'Bench press',
      default_rest: 180,
      sets: [
        { reps: 10, weight: 60, rest: 90 },
        { reps: 8, weight: 70, rest: 120 },
      ],
    },
    {
      exercise_id: 'predefined-développé-militaire',
      name: 'Développé militaire',
      name_en: 'Overhead press',
      default_rest: null,
      sets: [
        { reps: 8, weight: 40, rest: 0 },
        { reps: 8, weight: 40, rest: null },
        { reps: 6, weight: 42.5 },
      ],
    },
    {
      exercise_id: 'custom-0199d1c0-0000-7000-8000-000000000002',
      name: 'Dips',
      name_en: null,
      default_rest: 60,
      sets: [{ reps: 12, weight: 0, rest: 60 }],
    },
  ],
}

/** An instant of the training evening: minutes and seconds after 18:00 UTC on 5 September 2025, in epoch ms. */
export function clock(minutes: number, seconds = 0): number {
  return 1_757_095_200_000 + minutes * 60_000 + seconds * 1000
}

/** The push day after these events. */
export function pushDayAfter(...events: readonly WorkoutEvent[]): WorkoutState {
  return replay(pushDay, events)
}

/** The set just done. */
export function done(reps: number, weight: number, at: number): WorkoutEvent {
  return { type: 'set-done', reps, weight, at }
}

/** The push day from its start to its last set: six sets, no rest waited for, 18:00 to 18:31:30. */
export const wholePushDay: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  done(10, 60, clock(2)),
  { type: 'skip-rest', at: clock(3) },
  done(8, 70, clock(6)),
  { type: 'skip-rest', at: clock(8) },
  done(8, 40, clock(12)),
  done(8, 40, clock(16)),
  { type: 'skip-rest', at: clock(17) },
  done(6, 42.5, clock(21)),
  { type: 'skip-rest', at: clock(22) },
  done(12, 0, clock(31, 30)),
]

const rest = fc.oneof(fc.constantFrom(0, 60, null, undefined), fc.integer({ min: 0, max: 3600 }))

const plannedSets = fc.array(
  fc.record({ reps: fc.integer({ min: 0, max: 1000 }), weight: fc.integer({ min: 0, max: 2000 }), rest }),
  { maxLength: 4 },
)

/** Programs of up to four exercises, some without any set. */
export const anyProgram: fc.Arbitrary<WorkoutProgram> = fc
  .array(fc.record({ default_rest: rest, sets: plannedSets }), { maxLength: 4 })
  .map((exercises) => ({
    id: 'any',
    name: 'Any',
    exercises: exercises.map((exercise, i) => ({ ...exercise, exercise_id: `exercise-${i}`, name: `Exercise ${i}` })),
  }))

const figure = fc.oneof(
  fc.constantFrom(0, -1, 62.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer({ min: 0, max: 1000 }),
)
const lift = { reps: figure, weight: figure }

/** Instants within five hours in any order: a clock that jumps forward and back. */
export const anyInstant = fc.integer({ min: 0, max: 5 * 60 }).map((minutes) => clock(minutes))

const at = anyInstant

/** Any event at any time, whether it makes sense or not. */
export const anyEvent: fc.Arbitrary<WorkoutEvent> = fc.oneof(
  fc.record({ type: fc.constant('start' as const), at }),
  { arbitrary: fc.record({ type: fc.constant('set-done' as const), at, ...lift }), weight: 4 },
  fc.record({ type: fc.constantFrom('skip-rest' as const, 'rest-over' as const, 'undo-set' as const), at }),
  fc.record({ type: fc.constant('adjust-rest' as const), at, seconds: fc.constantFrom(15 as const, -15 as const) }),
  fc.record({ type: fc.constant('edit-set' as const), at, index: fc.integer({ min: -1, max: 8 }), ...lift }),
  fc.record({
    type: fc.constant('stop' as const),
    at,
    count_current: fc.option(fc.record(lift)),
    end: fc.constantFrom('now' as const, 'last-set' as const, undefined),
  }),
)

/** A workout as it may be logged: mostly begun, then anything. */
export const anyEvents: fc.Arbitrary<readonly WorkoutEvent[]> = fc
  .tuple(fc.boolean(), fc.array(anyEvent, { maxLength: 25 }))
  .map(([begun, events]) => (begun ? [{ type: 'start', at: clock(0) }, ...events] : events))
