import { fc } from '@fonte/domain/test-kit/properties'
import { expect, test } from 'vitest'
import { stepped } from './stepped.ts'

test('a step starts from what was typed, with a comma or a point', () => {
  expect(stepped('52,5', 2.5, 0, 2000)).toBe(55)
  expect(stepped('52.5', -2.5, 0, 2000)).toBe(50)
})

test('what is no number counts as 0', () => {
  expect(stepped('', 1, 0, 1000)).toBe(1)
  expect(stepped('abc', 2.5, 0, 2000)).toBe(2.5)
})

test('a step goes to the next multiple of the step, from wherever the figure stands', () => {
  expect(stepped('79,5', 2.5, 0, 2000)).toBe(80)
  expect(stepped('79,5', -2.5, 0, 2000)).toBe(77.5)
  expect(stepped('80', 2.5, 0, 2000)).toBe(82.5)
  expect(stepped('7,9', -1, 0, 1000)).toBe(7)
})

test('a step leaves no tail of a binary fraction', () => {
  expect(stepped('0,2', 0.1, 0, 2000)).toBe(0.3)
  expect(stepped('0,7', 0.1, 0, 2000)).toBe(0.8)
})

test('a step never leaves its bounds', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ min: -100, max: 100, noNaN: true }), (value, delta) => {
      const result = stepped(String(value), delta, 0, 1000)
      expect(result).toBeGreaterThanOrEqual(0)
      expect(result).toBeLessThanOrEqual(1000)
    }),
  )
})
