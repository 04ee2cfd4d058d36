import { expect, it } from 'vitest'
import { startingLift } from './kept-load.ts'
import { meantLift } from './last-time.ts'
import { readyWorkout, workoutReducer } from './machine.ts'
import type { WorkoutState } from './state.ts'

const set = { reps: 8, weight: 42.5, rest: 0 }
const aim = { reason: { kind: 'up', change: 2.5, sets: 3, reps: 12 }, from: 40 } as const
const program = {
  id: 'p',
  name: 'P',
  exercises: [{ exercise_id: 'press', name: 'Press', aim, sets: [set, set, set] }],
} as const
const last = new Map([['press', [{ reps: 12, weight: 40 }]]])

/** The workout after its first sets, each with that weight. */
const after = (...weights: number[]): WorkoutState =>
  weights.reduce<WorkoutState>(
    (state, weight, index) => workoutReducer(state, { type: 'set-done', at: index + 2, reps: 8, weight }),
    workoutReducer(readyWorkout(program), { type: 'start', at: 1 }),
  )

it('a set begins with what its rule aims at, not with last time', () => {
  expect(startingLift(after(), last)).toEqual({ reps: 8, weight: 42.5 })
  expect(startingLift(after(42.5), last)).toEqual({ reps: 8, weight: 42.5 })
})

it('the sets to come are meant as their rule aims at them, without one as last time', () => {
  const meant = (aimed: boolean) => {
    const [{ aim: _, ...plain }] = program.exercises
    const state = readyWorkout(aimed ? program : { ...program, exercises: [plain] })
    return state.places.flatMap((place) => place.slots.map((slot) => meantLift(state, last, place, slot)))
  }
  const aimedAt = { reps: 8, weight: 42.5 }
  expect(meant(true)).toEqual([aimedAt, aimedAt, aimedAt])
  expect(meant(false)).toEqual([{ reps: 12, weight: 40 }, aimedAt, aimedAt])
})

it('whoever keeps to another weight goes on with it', () => {
  expect(startingLift(after(40), last)).toEqual({ reps: 8, weight: 40 })
  expect(startingLift(after(40, 41), last)).toEqual({ reps: 8, weight: 41 })
})
