import { expect, it } from 'vitest'
import { measuringOf } from './measure.ts'

it('an exercise is recorded as is said of it; what is not said stays as before, and at first as exercises always were', () => {
  expect(measuringOf({})).toEqual({ measure: 'reps', sides: 'both', load: 'external' })
  const carry = { measure: 'distance', sides: 'each', load: 'bodyweight' } as const
  expect(measuringOf({}, carry)).toEqual(carry)
  expect(measuringOf(carry)).toEqual(carry)
  expect(measuringOf({ measure: 'time' }, carry)).toEqual({ ...carry, measure: 'time' })
  expect(measuringOf({ sides: 'both', load: 'assisted' }, carry)).toEqual({ ...carry, sides: 'both', load: 'assisted' })
})
