import { replay } from '../workout/log.ts'
import type { WorkoutProgram } from '../workout/plan/workout-program.ts'
import type { WorkoutEvent, WorkoutState } from '../workout/state.ts'

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
