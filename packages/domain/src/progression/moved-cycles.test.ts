import { expect, it } from 'vitest'
import { roundings } from '../units/rounding.ts'
import { movedCycles } from './moved-cycles.ts'

const cycle = { kind: '531', step: 5, tm: 100, week: 1 } as const
const sets = Array.from({ length: 3 }, () => ({ reps: 5, weight: 80, rest: 0 }))
const squats = { exercise_id: 'squats', progression: cycle, sets }
const presses = { exercise_id: 'presses', progression: cycle, sets }
const curls = { exercise_id: 'curls', progression: { kind: 'double', step: 2 } as const, sets }
const never = () => []
const done = (exercise_id: string, more: object = {}) => ({ exercise_id, reps: 5, weight: 65, ...more })

it('a workout moves the cycle of each exercise that was done, and nothing else', () => {
  const moved = movedCycles([squats, presses, curls], [done('squats'), done('curls')], never, roundings.kg)
  expect(moved).toEqual([{ ...squats, progression: { ...cycle, week: 2 } }, presses, curls])
})

it('a program without a cycle that was done stays the very same', () => {
  const exercises = [presses, curls]
  expect(movedCycles(exercises, [done('curls')], never, roundings.kg)).toBe(exercises)
})

it('a warm-up alone moves no cycle', () => {
  const exercises = [squats]
  expect(movedCycles(exercises, [done('squats', { kind: 'warmup' })], never, roundings.kg)).toBe(exercises)
})

it('of an exercise that stands twice, the place that was done moves on', () => {
  const second = { ...squats, place: 'second' }
  const moved = movedCycles([squats, second], [done('squats', { place: 'second' })], never, roundings.kg)
  expect(moved).toEqual([squats, { ...second, progression: { ...cycle, week: 2 } }])
})
