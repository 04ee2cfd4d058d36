import { describe, expect, it } from 'vitest'
import { nextTarget } from './next-target.ts'
import { performedAt } from './performed-at.ts'
import type { Progression } from './progression.ts'
import type { Performed, Planned } from './target.ts'

const linear = { kind: 'linear', step: 2.5, tries: 2 } as const
const double = { kind: 'double', step: 2.5 } as const
const byReserve = { kind: 'rir', step: 2.5, rir: 2 } as const

const held = (weight: number, ...seconds: number[]) => seconds.map((each) => ({ reps: 0, weight, seconds: each }))
const carried = (weight: number, ...metres: number[]) =>
  metres.map((distance) => ({ reps: 0, weight, distance, seconds: 20 }))

/** What follows from the last times: why, and the weight of the first set. */
const told = (rule: Progression, planned: readonly Planned[], ...times: (readonly Performed[])[]) => {
  const target = nextTarget(rule, planned, times, 'kg')
  return [target?.reason.kind, target?.sets[0]?.weight]
}

describe('sets that are held, or carried a way', () => {
  it('are done once each was held as long as planned', () => {
    for (const rule of [linear, double]) {
      expect(told(rule, held(10, 30, 30), held(10, 30, 45))).toEqual(['up', 12.5])
      expect(told(rule, held(10, 30, 30), held(10, 30, 12))).toEqual(['same', 10])
    }
    expect(told(linear, held(10, 30, 30), held(10, 30, 12), held(10, 30, 12))).toEqual(['missed', 7.5])
    expect(told(double, held(10, 30, 30), held(10, 20, 12), held(10, 9, 12))).toEqual(['missed', 7.5])
    expect(told(double, held(10, 30, 30), held(10, 30), held(10, 30, 12))).toEqual(['same', 10])
  })

  it('are done once each was carried as far as planned, however long that took', () => {
    expect(told(linear, carried(32, 40, 40), carried(32, 40, 40))[0]).toBe('up')
    const slow = carried(32, 40, 40).map((set) => ({ ...set, seconds: 90 }))
    expect(told(linear, slow, carried(32, 40, 40))[0]).toBe('up')
    expect(told(linear, carried(32, 40, 40), carried(32, 40, 25))[0]).toBe('same')
  })

  it('leave an unknown reserve where nobody said one', () => {
    expect(told(byReserve, held(10, 30), held(10, 30))).toEqual(['same', 10])
    expect(told(byReserve, held(10, 30), [{ reps: 0, weight: 10 }])).toEqual(['hard', 7.5])
  })

  it('are as long as the shorter of two sides', () => {
    const sides = [
      { exercise_id: 'planche', side: 'left' as const, reps: 0, weight: 0, seconds: 30, rir: 1 },
      { exercise_id: 'planche', side: 'right' as const, reps: 0, weight: 0, seconds: 18 },
    ]
    expect(performedAt({ exercise_id: 'planche' }, [sides])).toMatchObject([[{ seconds: 18, rir: 1 }]])
  })
})

describe('a lift on the body alone', () => {
  it('is told to go down by nothing after no miss, and goes up by what is added', () => {
    const [planned, missed] = [held(0, 30), held(0, 9)]
    expect(told(linear, planned, missed, missed)).toEqual(['same', 0])
    const pullUps = [{ reps: 8, reps_max: 12, weight: 0 }]
    const few = [{ reps: 5, weight: 0, rir: 0 }]
    expect(told(double, pullUps, few, few)).toEqual(['same', 0])
    expect(told(byReserve, pullUps, few)).toEqual(['same', 0])
    expect(told(double, pullUps, [{ reps: 12, weight: 0 }])).toEqual(['up', 2.5])
  })
})
