import { describe, expect, it } from 'vitest'
import { groupSets } from './set-groups.ts'

const set = (reps: number, weight: number, rest: number) => ({ reps, weight, rest })

describe('the sets of an exercise in few lines', () => {
  it('tell equal sets as one, whatever rest the last one carries', () => {
    expect(groupSets([set(5, 80, 150), set(5, 80, 150), set(5, 80, 60)])).toEqual([
      { first: 0, count: 3, reps: 5, weight: 80, rest: 150 },
    ])
  })

  it('part where repetitions, weight or rest change', () => {
    expect(groupSets([set(5, 80, 150), set(5, 82, 150), set(5, 82, 90), set(8, 70, 90)])).toEqual([
      { first: 0, count: 1, reps: 5, weight: 80, rest: 150 },
      { first: 1, count: 1, reps: 5, weight: 82, rest: 150 },
      { first: 2, count: 1, reps: 5, weight: 82, rest: 90 },
      { first: 3, count: 1, reps: 8, weight: 70, rest: null },
    ])
  })

  it('tell no rest for a single set', () => {
    expect(groupSets([set(10, 20, 60)])).toEqual([{ first: 0, count: 1, reps: 10, weight: 20, rest: null }])
  })
})
