import { expect, it } from 'vitest'
import { halves, isReserve } from './effort.ts'

it('repetitions in reserve are taken from none up to ten, the bounds included', () => {
  expect([-0.5, 0, 2.5, 10, 10.5].map(isReserve)).toEqual([false, true, true, true, false])
})

it('a reserve is told to the half repetition', () => {
  expect([1.3, 1.75, 2].map(halves)).toEqual([1.5, 2, 2])
})
