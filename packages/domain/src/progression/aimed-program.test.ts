import { expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { startingLift } from '../workout/kept-load.ts'
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
  const [aimed, other] = aimedProgram(program, () => [done], 'kg').exercises
  expect(aimed?.sets).toEqual([
    { reps: 5, weight: 105, rest: 150 },
    { reps: 5, weight: 105, rest: 0 },
  ])
  expect(aimed?.aim).toEqual({ reason: { kind: 'up', change: 5, sets: 2, reps: 5 }, from: 100 })
  expect(other).toBe(curls)
})

it('stands as it is before its first time', () => {
  expect(aimedProgram(program, () => [], 'kg').exercises).toEqual(program.exercises)
})

it('is lifted by its target rather than by last time; other exercises go on as last time', () => {
  const last = new Map([['predefined-squat', done]])
  expect(startingLift(readyWorkout(aimedProgram(program, () => [done], 'kg')), last)).toEqual({
    reps: 5,
    weight: 105,
  })
  expect(startingLift(readyWorkout(program), last)).toEqual({ reps: 5, weight: 100 })
})

it('tells pounds as they are loaded for who lifts in them, and none that kilograms never were', () => {
  const rule = { kind: 'linear', step: 2.27, tries: 3 } as const
  const pounds = { ...legDay, exercises: [{ ...squats, progression: rule }] }
  const lifted = (weight: number) => [
    [
      { reps: 5, weight },
      { reps: 5, weight },
    ],
  ]
  expect(aimedProgram(pounds, () => lifted(61.23), 'lb').exercises[0]?.sets[0]).toMatchObject({
    weight: 63.5,
    weight_lb: 140,
  })
  const missed = [[{ reps: 3, weight: 60 }]]
  expect(aimedProgram(pounds, () => missed, 'lb').exercises[0]?.sets[0]).toEqual({ reps: 5, weight: 60, rest: 150 })
})

it('goes up by less assistance, through none to weight, and down by more', () => {
  const pullUps = { ...legDay, exercises: [{ ...squats, progression }] }
  const assisted = (assist: number, reps = 5) => Array.from({ length: 2 }, () => ({ reps, weight: 0, assist }))
  const aims = (times: readonly ReturnType<typeof assisted>[]) =>
    aimedProgram(pullUps, () => times, 'kg').exercises[0]?.sets[0]
  expect(aims([assisted(20)])).toEqual({ reps: 5, weight: 0, assist: 15, rest: 150 })
  expect(aims([assisted(5)])).toEqual({ reps: 5, weight: 0, rest: 150 })
  expect(aims([assisted(2.5)])).toEqual({ reps: 5, weight: 2.5, rest: 150 })
  const stuck = assisted(20, 3)
  expect(aims([stuck, stuck, stuck])).toEqual({ reps: 5, weight: 0, assist: 22.5, rest: 150 })
})

it('keeps the plan’s own steps between its sets where these are of assistance', () => {
  const sets = [20, 15, 10].map((assist) => ({ reps: 5, weight: 0, assist, rest: 90 }))
  const pullUps = { ...legDay, exercises: [{ ...squats, progression: { ...progression, step: 2.5 }, sets }] }
  const aims = (...assists: number[]) => {
    const times = [assists.map((assist) => ({ reps: 5, weight: 0, assist }))]
    return aimedProgram(pullUps, () => times, 'kg').exercises[0]?.sets.map(({ assist }) => assist)
  }
  expect(aims(20, 15, 10)).toEqual([17.5, 12.5, 7.5])
  expect(aims(17.5, 12.5, 10)).toEqual([17.5, 12.5, 7.5])
})
