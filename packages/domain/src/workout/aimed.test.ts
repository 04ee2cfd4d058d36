import { expect, it } from 'vitest'
import { startingLift } from './last-time.ts'
import { readyWorkout, workoutReducer } from './machine.ts'
import type { WorkoutState } from './state.ts'

const set = { reps: 8, weight: 42.5, rest: 0 }
const aim = { reason: { kind: 'up', change: 2.5, sets: 3, reps: 12 }, from: 40 } as const
const program = { id: 'p', name: 'P', exercises: [{ exercise_id: 'press', name: 'Press', aim, sets: [set, set, set] }] }
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

it('whoever keeps to another weight goes on with it', () => {
  expect(startingLift(after(40), last)).toEqual({ reps: 8, weight: 40 })
  expect(startingLift(after(40, 41), last)).toEqual({ reps: 8, weight: 41 })
})
