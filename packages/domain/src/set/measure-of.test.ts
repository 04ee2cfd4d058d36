import { expect, it } from 'vitest'
import { measureOf } from './measure-of.ts'

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
