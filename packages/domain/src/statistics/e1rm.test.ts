import { describe, expect, it } from 'vitest'
import { e1rm, estimateOf, usualEstimate } from './e1rm.ts'

const reps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 13]

describe('the estimated one-repetition maximum', () => {
  it.each([
    ['epley' as const, [100, 106.67, 110, 113.33, 116.67, 120, 126.67, 133.33, 140, null]],
    ['brzycki' as const, [100, 102.86, 105.88, 109.09, 112.5, 116.13, 124.14, 133.33, 144, null]],
  ])('of 100 kg follows %s', (formula, expected) => {
    expect(reps.map((each) => e1rm(100, each, formula))).toEqual(expected)
  })

  it('of one repetition is its load', () => {
    expect(estimateOf({ reps: 1 }, 100, { formula: 'epley', with_reserve: false })).toBe(100)
  })

  it('of 92.5 kg six times is 111 kg', () => {
    expect(e1rm(92.5, 6)).toBe(111)
  })

  it('is told of no set without a load or without a repetition', () => {
    expect([e1rm(0, 5), e1rm(-20, 5), e1rm(100, 0)]).toEqual([null, null, null])
    expect(estimateOf({ reps: 0, rir: 3 }, 100, { formula: 'epley', with_reserve: true })).toBeNull()
  })

  it('counts up to three repetitions in reserve as done where the lifter wants it', () => {
    const withReserve = { formula: 'epley', with_reserve: true } as const
    const without = { formula: 'epley', with_reserve: false } as const
    expect(estimateOf({ reps: 5, rir: 2 }, 100, without)).toBe(116.67)
    expect(estimateOf({ reps: 5, rir: 2 }, 100, withReserve)).toBe(123.33)
    expect(estimateOf({ reps: 5, rir: 8 }, 100, withReserve)).toBe(126.67)
    expect(estimateOf({ reps: 11, rir: 2 }, 100, withReserve)).toBeNull()
    expect(estimateOf({ reps: 5 }, 100, withReserve)).toBe(116.67)
  })

  it('is none of what is carried a way, which counts by its metres', () => {
    expect(estimateOf({ reps: 5, distance: 20 }, 100, usualEstimate)).toBeNull()
  })
})
