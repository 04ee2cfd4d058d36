import { expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { countSets, estimatedMinutes } from './program.ts'

function program(...sets: number[]) {
  return { exercises: sets.map((count) => ({ sets: Array.from({ length: count }) })) }
}

it('counts the sets of all exercises', () => {
  expect(countSets(program(3, 4, 1))).toBe(8)
  expect(countSets(program())).toBe(0)
})

it('is estimated at two and a half minutes a set, rounded', () => {
  expect(estimatedMinutes(program(4, 4))).toBe(20)
  expect(estimatedMinutes(program(1))).toBe(3)
  expect(estimatedMinutes(program(2, 1))).toBe(8)
  expect(estimatedMinutes(program())).toBe(0)
})

it('takes no less time with one more set', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1 }), (sets) => {
      expect(estimatedMinutes(program(...sets, 1))).toBeGreaterThan(estimatedMinutes(program(...sets)))
    }),
  )
})
