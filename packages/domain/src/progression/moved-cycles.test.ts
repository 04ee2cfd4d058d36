import { expect, it } from 'vitest'
import { cycleMoves, cyclesLeft, cyclesLeftBefore, withMovedCycles } from './moved-cycles.ts'

const cycle = { kind: '531', step: 5, tm: 100, week: 1 } as const
const sets = Array.from({ length: 3 }, () => ({ reps: 5, weight: 80, rest: 0 }))
const squats = { exercise_id: 'squats', progression: cycle, sets }
const presses = { exercise_id: 'presses', progression: cycle, sets }
const curls = { exercise_id: 'curls', progression: { kind: 'double', step: 2 } as const, sets }
const never = () => []
const done = (exercise_id: string, more: object = {}) => ({ exercise_id, reps: 5, weight: 65, ...more })
const next = { ...cycle, week: 2 }

it('a workout moves the cycle of each exercise that was done, and nothing else', () => {
  const exercises = [squats, presses, curls]
  const moves = cycleMoves(exercises, [done('squats'), done('curls')], never, 'kg')
  expect(moves).toEqual([{ place: 'squats', from: cycle, to: next }])
  expect(withMovedCycles(exercises, moves)).toEqual([{ ...squats, progression: next }, presses, curls])
})

it('a workout without a cycle that was done, or with its warm-up alone, moves none', () => {
  expect(cycleMoves([presses, curls], [done('curls')], never, 'kg')).toEqual([])
  expect(cycleMoves([squats], [done('squats', { kind: 'warmup' })], never, 'kg')).toEqual([])
})

it('of an exercise that stands twice, the place that was done moves on', () => {
  const second = { ...squats, place: 'second' }
  const moves = cycleMoves([squats, second], [done('squats', { place: 'second' })], never, 'kg')
  expect(withMovedCycles([squats, second], moves)).toEqual([squats, { ...second, progression: next }])
})

it('a rule that does not stand as the workout found it stays, and so does the list: nothing moves twice', () => {
  const moves = [{ place: 'squats', from: cycle, to: next }]
  const exercises = [{ ...squats, progression: next }, curls]
  expect(withMovedCycles(exercises, moves)).toBe(exercises)
  expect(cyclesLeft(exercises, moves)).toEqual([{ place: 'squats', stands: next }])
})

it('what is left where it was says what stands there now, be it nothing; what moves is not left', () => {
  const moves = ['squats', 'presses', 'gone'].map((place) => ({ place, from: cycle, to: next }))
  const { progression: _, ...plain } = presses
  expect(cyclesLeft([squats, plain], moves)).toEqual([
    { place: 'presses', stands: null },
    { place: 'gone', stands: null },
  ])
})

it('of moves that were decided before, those are left whose rule stands neither where it was found nor where it goes', () => {
  const third = { ...cycle, week: 3 }
  const moves = ['squats', 'presses', 'deadlifts', 'gone'].map((place) => ({ place, from: cycle, to: next }))
  const deadlifts = { exercise_id: 'deadlifts', progression: third, sets }
  expect(cyclesLeftBefore([squats, { ...presses, progression: next }, deadlifts], moves)).toEqual([
    { place: 'deadlifts', stands: third },
    { place: 'gone', stands: null },
  ])
})
