import { expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { roundings } from '../units/rounding.ts'
import { startingLift } from '../workout/last-time.ts'
import { readyWorkout } from '../workout/machine.ts'
import { aimedProgram } from './aimed-program.ts'

const [squats, curls] = legDay.exercises
if (!squats || !curls) throw new Error('leg day has two exercises')
const progression = { kind: 'linear', step: 5, tries: 3 } as const
const program = { ...legDay, exercises: [{ ...squats, progression }, curls] }
const done = [
  { reps: 5, weight: 100 },
  { reps: 5, weight: 100 },
]

it('has the targets of its rules for sets, and says why; exercises without a rule stay', () => {
  const [aimed, other] = aimedProgram(program, () => [done], roundings.kg).exercises
  expect(aimed?.sets).toEqual([
    { reps: 5, weight: 105, rest: 150 },
    { reps: 5, weight: 105, rest: 0 },
  ])
  expect(aimed?.aim).toEqual({ reason: { kind: 'up', change: 5, sets: 2, reps: 5 }, from: 100 })
  expect(other).toBe(curls)
})

it('stands as it is before its first time', () => {
  expect(aimedProgram(program, () => [], roundings.kg).exercises).toEqual(program.exercises)
})

it('is lifted by its target rather than by last time; other exercises go on as last time', () => {
  const last = new Map([['predefined-squat', done]])
  expect(startingLift(readyWorkout(aimedProgram(program, () => [done], roundings.kg)), last)).toEqual({
    reps: 5,
    weight: 105,
  })
  expect(startingLift(readyWorkout(program), last)).toEqual({ reps: 5, weight: 100 })
})
