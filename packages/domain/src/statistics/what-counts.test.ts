import { describe, expect, it } from 'vitest'
import { totalWeight } from '../history/summarize.ts'
import { toKg } from '../units/weight.ts'
import { bodyWeightAt } from './body-weight.ts'
import {
  type CountedExercise,
  type CountedSet,
  hardSetShares,
  hardSets,
  isWholeLoad,
  loadOf,
  poundsLoadOf,
  volumeOf,
  workingCarry,
} from './what-counts.ts'

const body = 80
const set = (reps: number, weight: number, details: Partial<CountedSet> = {}): CountedSet => ({
  reps,
  weight,
  ...details,
})
const barbell: CountedExercise = { sides: 'both', body_share: 0 }
const pullUp: CountedExercise = { sides: 'both', body_share: 1 }
const splitSquat: CountedExercise = { sides: 'each', body_share: 0 }

const hard = (sets: readonly CountedSet[]) => sets.reduce((sum, each) => sum + hardSets(each), 0)
const volume = (sets: readonly CountedSet[], exercise: CountedExercise, bodyWeight: number | null = body) =>
  volumeOf(sets, exercise, bodyWeight).weight

describe('what counts', () => {
  it('counts a warm-up in the figures of the entry alone, a back-off set everywhere', () => {
    const bench = [
      set(10, 20, { kind: 'warmup' }),
      set(5, 60, { kind: 'warmup' }),
      set(6, 92.5),
      set(6, 92.5),
      set(5, 92.5),
      set(10, 80, { kind: 'backoff' }),
    ]
    expect(totalWeight(bench)).toBe(2872.5)
    expect(volume(bench, barbell)).toBe(2372.5)
    expect(hard(bench) * hardSetShares.prime).toBe(4)
    expect(hard(bench) * hardSetShares.secondary).toBe(2)
  })

  it('adds the body to the load of a pull-up, and takes the assistance off', () => {
    const assisted = set(8, 0, { assist: 20 })
    const belted = set(5, 10)
    expect([totalWeight([assisted]), loadOf(assisted, pullUp, body), volume([assisted], pullUp)]).toEqual([0, 60, 480])
    expect([totalWeight([belted]), loadOf(belted, pullUp, body), volume([belted], pullUp)]).toEqual([50, 90, 450])
  })

  it('takes less assistance as more load while no body weight is known, and counts no volume for it', () => {
    const loads = [set(8, 0, { assist: 30 }), set(8, 0, { assist: 20 }), set(8, 0), set(5, 10)]
    expect(loads.map((each) => loadOf(each, pullUp, null))).toEqual([-30, -20, 0, 10])
    expect(loads.map((each) => volume([each], pullUp, null))).toEqual([0, 0, 0, 50])
    expect([isWholeLoad(pullUp, null), isWholeLoad(pullUp, body), isWholeLoad(barbell, null)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('counts the repetitions of each side twice, and as one hard set', () => {
    const each = [set(10, 20)]
    expect([totalWeight(each), volume(each, splitSquat), hard(each)]).toEqual([200, 400, 1])
  })

  it('counts two sides that were not alike as they were, and as one hard set together', () => {
    const unequal = [set(10, 20, { side: 'left' }), set(8, 20, { side: 'right' })]
    expect([volume(unequal, splitSquat), hard(unequal)]).toEqual([360, 1])
  })

  it('counts a chain of drops as one hard set', () => {
    const chain = [set(8, 30), set(6, 24, { kind: 'drop' }), set(5, 19, { kind: 'drop' })]
    expect([totalWeight(chain), volume(chain, barbell), hard(chain)]).toEqual([479, 479, 1])
    expect(hard([set(5, 100), set(2, 100, { kind: 'cluster' })])).toBe(1)
  })

  it('counts a hold as a hard set without any volume, and a missed set as nothing', () => {
    const plank = [set(0, 0, { seconds: 60 })]
    expect([totalWeight(plank), volume(plank, barbell), hard(plank)]).toEqual([0, 0, 1])
    expect([volume([set(0, 100)], barbell), hard([set(0, 100)])]).toEqual([0, 0])
  })

  it('counts a carry apart, in kilograms times metres', () => {
    const carry = set(0, 40, { distance: 30 })
    expect([volume([carry], barbell), workingCarry(carry, barbell, body), hard([carry])]).toEqual([0, 1200, 1])
    expect(workingCarry({ ...carry, kind: 'warmup' }, barbell, body)).toBe(0)
    expect(workingCarry(carry, splitSquat, body)).toBe(2400)
  })

  it('adds up pounds as they were typed', () => {
    expect(volumeOf([set(10, 20.41, { weight_lb: 45 })], barbell, null)).toEqual({ weight: 204.1, weight_lb: 450 })
    const assisted = set(10, 0, { assist: 20.41, assist_lb: 45 })
    expect(volumeOf([assisted], pullUp, 79.38)).toEqual({ weight: 589.7, weight_lb: 1300 })
    expect(volumeOf([set(10, 20)], barbell, null)).toEqual({ weight: 200 })
    const belted = set(5, 20.41, { weight_lb: 45 })
    expect(poundsLoadOf(belted, pullUp, toKg(180)), 'the body as its own page tells it').toBe(225)
    expect(poundsLoadOf(belted, { body_share: 0.65 }, toKg(180))).toBeCloseTo(162, 9)
  })
})

describe('the body weight at a workout', () => {
  const weighed = [
    { day: '2026-11-10', kg: 81 },
    { day: '2026-11-01', kg: 80 },
  ]
  const at = bodyWeightAt(weighed, () => 60)

  it('is the last one of that day or before, else the first one after', () => {
    expect(at({ completed_at: '2026-10-20T18:00:00Z' })).toBe(80)
    expect(at({ completed_at: '2026-11-09T18:00:00Z' })).toBe(80)
    expect(at({ completed_at: '2026-11-10T06:00:00Z' })).toBe(81)
    expect(bodyWeightAt([], () => 60)({ completed_at: '2026-11-10T06:00:00Z' })).toBeNull()
  })

  it('goes by the day where the workout took place', () => {
    expect(at({ completed_at: '2026-11-09T23:30:00Z' })).toBe(81)
    expect(at({ completed_at: '2026-11-09T23:30:00Z', utc_offset: -300 })).toBe(80)
  })
})
