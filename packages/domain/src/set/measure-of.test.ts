import { expect, it } from 'vitest'
import { inMeasure, measureOf } from './measure-of.ts'

const plank = { measure: 'time' } as const

it('a set is counted in what its plan counts, else in what its exercise is counted in', () => {
  expect(measureOf(plank, { reps: 0 })).toBe('time')
  expect(measureOf(undefined, { reps: 0, seconds: 45 })).toBe('time')
  expect(measureOf(undefined, { reps: 0, distance: 40 })).toBe('distance')
  expect(measureOf(undefined, { reps: 8 })).toBe('reps')
})

it('a plan of repetitions made before times existed stays one', () => {
  expect(measureOf(plank, { reps: 30 })).toBe('reps')
})

it('a set that counts something else than its exercise is left to the measure of the exercise', () => {
  expect(inMeasure({ reps: 8, reps_max: 12, rest: 90 }, 'time')).toEqual({ reps: 0, rest: 90 })
  expect(inMeasure({ reps: 0, seconds: 45 }, 'reps')).toEqual({ reps: 0 })
  expect(inMeasure({ reps: 0, distance: 40 }, 'time')).toEqual({ reps: 0 })
  expect(inMeasure({ reps: 0, seconds: 45 }, 'time')).toEqual({ reps: 0, seconds: 45 })
  expect(inMeasure({ reps: 8, reps_max: 12 }, 'reps')).toEqual({ reps: 8, reps_max: 12 })
})
