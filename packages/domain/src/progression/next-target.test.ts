import { describe, expect, it } from 'vitest'
import { inUnit, toKg, type WeightUnit } from '../units/weight.ts'
import { nextTarget as targetOf } from './next-target.ts'
import type { Progression } from './progression.ts'
import type { Performed, Planned } from './target.ts'

const nextTarget = (rule: Progression, planned: readonly Planned[], times: readonly (readonly Performed[])[]) =>
  targetOf(rule, planned, times, 'kg')

const time = (weight: number, ...reps: number[]) => reps.map((count) => ({ weight, reps: count }))
const plan = (count: number, set: Partial<Planned> = {}) =>
  Array.from({ length: count }, (): Planned => ({ reps: 5, weight: 60, ...set }))

/** The aims as `reps × weight`. */
const shown = (target: ReturnType<typeof nextTarget>) =>
  target?.sets.map((set) => (set ? `${set.reps} × ${set.weight}` : '–'))

describe('double progression, 8 to 12, by 2.5 kg', () => {
  const rule = { kind: 'double', step: 2.5 } as const
  const planned = plan(3, { reps: 8, reps_max: 12, weight: 40 })

  it('goes up once each set has the most repetitions, and begins again with the fewest', () => {
    const target = nextTarget(rule, planned, [time(40, 12, 12, 12)])
    expect(shown(target)).toEqual(['8 × 42.5', '8 × 42.5', '8 × 42.5'])
    expect(target).toMatchObject({ reason: { kind: 'up', change: 2.5, sets: 3, reps: 12 }, from: 40 })
  })

  it('asks for one repetition more in the first set that is short of them', () => {
    const target = nextTarget(rule, planned, [time(40, 12, 11, 10)])
    expect(shown(target)).toEqual(['12 × 40', '12 × 40', '10 × 40'])
    expect(target?.reason.kind).toBe('reps')
  })

  it('takes a tenth off after two times in a row with two sets under the range, rounded down', () => {
    const target = nextTarget(rule, planned, [time(40, 7, 6, 8), time(40, 7, 6, 8)])
    expect(shown(target)).toEqual(['8 × 35', '8 × 35', '8 × 35'])
    expect(target?.reason).toMatchObject({ kind: 'missed', change: -5 })
  })

  it('stays after one such time, or two at different weights', () => {
    expect(shown(nextTarget(rule, planned, [time(40, 7, 6, 8)]))).toEqual(['8 × 40', '8 × 40', '8 × 40'])
    expect(shown(nextTarget(rule, planned, [time(40, 12, 0, 0)]))).toEqual(['12 × 40', '8 × 40', '8 × 40'])
    expect(nextTarget(rule, planned, [time(40, 7, 6, 8), time(37.5, 7, 6, 8)])?.reason.kind).toBe('reps')
  })

  it('takes a tenth off by the last two times alone, whatever went before at the weight', () => {
    const [under, over] = [time(40, 7, 6, 8), time(40, 9, 9, 9)]
    for (const times of [
      [under, under, over],
      [under, under, under],
      [time(40, 7, 6), time(40, 7), over],
    ]) {
      expect(nextTarget(rule, planned, times)?.reason.kind).toBe('missed')
    }
    for (const times of [
      [under, over],
      [over, under],
      [over, under, under],
    ]) {
      expect(nextTarget(rule, planned, times)?.reason.kind).toBe('reps')
    }
  })

  it('misses the range with two sets under it, or with the only one; the fewest repetitions are within', () => {
    const reasonAfter = (count: number, ...reps: number[]) =>
      nextTarget(rule, planned.slice(0, count), [time(40, ...reps), time(40, ...reps)])?.reason.kind
    expect([reasonAfter(3, 8, 8, 8), reasonAfter(3, 7, 8, 8), reasonAfter(3, 12, 7, 7)]).toEqual([
      ...['reps', 'reps'],
      'missed',
    ])
    expect([reasonAfter(1, 8), reasonAfter(1, 7)]).toEqual(['reps', 'missed'])
  })

  it('takes no weight off for sets that were left out where those done were within the range', () => {
    const short = nextTarget(rule, planned, [time(40, 8), time(40, 9)])
    expect(shown(short)?.[0]).toBe('9 × 40')
    expect(short?.reason.kind).toBe('reps')
    expect(nextTarget(rule, planned, [time(40, 7, 7), time(40, 7, 7)])?.reason.kind).toBe('missed')
  })

  it('asks for the repetitions at each set’s own weight where the plan climbs', () => {
    const climbing = [40, 50].map((weight): Planned => ({ reps: 8, reps_max: 12, weight }))
    const last = [...time(42.5, 12), ...time(52.5, 9)]
    expect(shown(nextTarget(rule, climbing, [last]))).toEqual(['12 × 42.5', '10 × 52.5'])
  })

  it('does not go up for a set that is missing, or was lighter', () => {
    expect(shown(nextTarget(rule, planned, [time(40, 12, 12)]))).toEqual(['12 × 40', '12 × 40', '9 × 40'])
    expect(shown(nextTarget(rule, plan(2, { reps: 8 }), [time(60, 8)]))).toEqual(['8 × 60', '8 × 60'])
    const lighter = [...time(40, 12, 12), ...time(30, 12)]
    const target = nextTarget(rule, planned, [lighter])
    expect(shown(target)).toEqual(['12 × 40', '12 × 40', '12 × 40'])
    expect(target?.reason.kind).toBe('lighter')
    expect(nextTarget(rule, planned, [[...time(40, 12, 11), ...time(30, 12)]])?.reason.kind).toBe('reps')
  })
})

describe('linear progression, 5 × 5, by 2.5 kg', () => {
  const rule = { kind: 'linear', step: 2.5, tries: 3 } as const

  it('goes up when everything was done', () => {
    expect(shown(nextTarget(rule, plan(5), [time(60, 5, 5, 5, 5, 5)]))?.[0]).toBe('5 × 62.5')
  })

  it('takes a tenth off after three tries at a weight, rounded down, and not before', () => {
    const missed = time(80, 5, 5, 4, 3, 3)
    expect(shown(nextTarget(rule, plan(5), [missed, missed, missed]))?.[0]).toBe('5 × 70')
    expect(nextTarget(rule, plan(5), [missed, missed])?.reason.kind).toBe('same')
    const done = time(80, 5, 5, 5, 5, 5)
    expect(nextTarget(rule, plan(5), [missed, missed, missed, done])?.reason.kind).toBe('missed')
    expect(nextTarget(rule, plan(5), [missed, done, missed])?.reason.kind).toBe('same')
    expect(nextTarget(rule, plan(5), [missed, missed, time(77.5, 5, 5, 5, 5, 5)])).toMatchObject({
      reason: { kind: 'same' },
      from: 80,
    })
  })

  it('takes no weight off for sets that were left out where those done were as planned', () => {
    const short = time(80, 5, 5, 5)
    expect(nextTarget(rule, plan(5), [short, short, short])).toMatchObject({ reason: { kind: 'same' }, from: 80 })
    const missed = time(80, 5, 5, 4)
    expect(nextTarget(rule, plan(5), [missed, missed, missed])?.reason.kind).toBe('missed')
    expect(nextTarget(rule, plan(5), [missed, short, missed])?.reason.kind).toBe('same')
    const lighter = [...time(80, 5, 5), ...time(70, 5)]
    expect(nextTarget(rule, plan(5), [lighter, lighter, lighter])?.reason.kind).toBe('missed')
  })
})

describe('a plan whose sets climb, by 2.5 kg', () => {
  const rule = { kind: 'linear', step: 2.5, tries: 2 } as const
  const planned = [60, 70, 80].map((weight): Planned => ({ reps: 5, weight }))
  const climbing = (first: number, ...reps: number[]) =>
    reps.map((count, index) => ({ weight: first + 10 * index, reps: count }))

  it('goes on climbing, each set by the same step', () => {
    expect(shown(nextTarget(rule, planned, [climbing(60, 5, 5, 5)]))).toEqual(['5 × 62.5', '5 × 72.5', '5 × 82.5'])
    expect(shown(nextTarget(rule, planned, [climbing(65, 5, 5, 3)]))).toEqual(['5 × 65', '5 × 75', '5 × 85'])
  })

  it('takes a tenth off each set after repeated misses', () => {
    const missed = climbing(60, 5, 5, 2)
    expect(shown(nextTarget(rule, planned, [missed, missed]))).toEqual(['5 × 52.5', '5 × 62.5', '5 × 70'])
  })

  it('does not go up where the heaviest set was done with less than the plan’s step', () => {
    const last = [...time(60, 5), ...time(70, 5), ...time(75, 5)]
    expect(shown(nextTarget(rule, planned, [last]))).toEqual(['5 × 60', '5 × 70', '5 × 80'])
  })

  it('goes by one weight where all was lifted at one', () => {
    expect(shown(nextTarget(rule, planned, [time(60, 5, 5, 5)]))).toEqual(['5 × 62.5', '5 × 62.5', '5 × 62.5'])
  })

  it('goes on climbing in pounds, whatever hundredths of a kilogram their conversion leaves', () => {
    const pounds = (...weights: number[]) => weights.map((weight) => ({ reps: 5, weight: toKg(weight) }))
    for (let first = 45; first <= 300; first += 15) {
      for (const [step, up] of [5, 10, 20, 35].flatMap((each) =>
        [5, 10, 30, 50].map((more) => [each, more] as const),
      )) {
        const last = pounds(first + up, first + up + step)
        const target = targetOf({ ...rule, step: toKg(5) }, pounds(first, first + step), [last, last], 'lb')
        expect(target?.sets).toEqual(pounds(first + up + 5, first + up + step + 5))
      }
    }
    const short = pounds(105, 115).map((set, index) => ({ ...set, reps: 5 - index }))
    expect(targetOf({ ...rule, step: toKg(5) }, pounds(100, 110), [short], 'lb')?.sets).toEqual(pounds(105, 115))
  })

  it('takes no step from a set that is planned without a weight', () => {
    const open = [0, 70, 80].map((weight): Planned => ({ reps: 5, weight }))
    expect(shown(nextTarget(rule, open, [climbing(60, 5, 5, 5)]))).toEqual(['5 × 62.5', '5 × 62.5', '5 × 62.5'])
  })
})

describe('progression by what is left in reserve, 2', () => {
  const rule = { kind: 'rir', step: 2.5, rir: 2 } as const
  const withReserve = (...rirs: number[]) => rirs.map((rir) => ({ weight: 60, reps: 5, rir }))

  it('takes a set to failure, or missed, as one without a reserve', () => {
    const [first] = withReserve(4)
    if (!first) throw new Error('no set')
    const hard = [
      { weight: 60, reps: 5, kind: 'failure' as const },
      { weight: 60, reps: 0 },
    ]
    expect(nextTarget(rule, plan(3), [[first, ...hard]])?.reason.kind).toBe('same')
  })

  it('goes up when one more was left on average, down when one fewer, else it stays', () => {
    expect(shown(nextTarget(rule, plan(3), [withReserve(4, 3, 3)]))?.[0]).toBe('5 × 62.5')
    expect(shown(nextTarget(rule, plan(3), [withReserve(1, 1, 0)]))?.[0]).toBe('5 × 57.5')
    expect(nextTarget(rule, plan(3), [withReserve(3, 2, 2)])?.reason.kind).toBe('same')
    expect(nextTarget(rule, plan(3), [time(60, 5, 5, 5)])?.reason.kind).toBe('same')
  })
})

describe('every rule', () => {
  it('has nothing to say before the first time', () => {
    expect(nextTarget({ kind: 'linear', step: 2.5, tries: 3 }, plan(3), [])).toBeNull()
    expect(nextTarget({ kind: 'linear', step: 2.5, tries: 3 }, plan(3), [[]])).toBeNull()
  })

  it('leaves warm-ups, drops and back-off sets alone, planned and done', () => {
    const planned: Planned[] = [
      { reps: 10, weight: 20, kind: 'warmup' },
      ...plan(2),
      { reps: 8, weight: 50, kind: 'drop' },
    ]
    const done = [{ weight: 20, reps: 10, kind: 'warmup' as const }, ...time(60, 5, 5)]
    const target = nextTarget({ kind: 'linear', step: 2.5, tries: 3 }, planned, [done])
    expect(shown(target)).toEqual(['–', '5 × 62.5', '5 × 62.5', '–'])
  })

  it('loads dumbbells in their own steps', () => {
    const planned = plan(2, { reps: 10, weight: 24 })
    expect(shown(nextTarget({ kind: 'linear', step: 2, tries: 3 }, planned, [time(24, 10, 10)]))?.[0]).toBe('10 × 26')
  })

  it('goes by whole steps from what was lifted where they are not those of a bar: kettlebells, stacks, the smallest plates', () => {
    const aims = (weight: number, step: number, unit: 'kg' | 'lb', ...reps: number[]) => {
      const inKg = (figure: number) => (unit === 'kg' ? figure : toKg(figure))
      const rule = { kind: 'linear', step: inKg(step), tries: 3 } as const
      const last = time(inKg(weight), ...reps)
      const target = targetOf(rule, plan(2, { weight: inKg(weight) }), [last, last, last], unit)
      return target?.sets.map((set) => set && inUnit(unit, set))[0]
    }
    const ups = [aims(24, 4, 'kg', 5, 5), aims(19, 7, 'kg', 5, 5), aims(42.5, 1, 'kg', 5, 5), aims(60, 3, 'kg', 5, 5)]
    expect(ups).toEqual([28, 26, 43.5, 63])
    expect([aims(37.5, 12.5, 'lb', 5, 5), aims(20, 4, 'lb', 5, 5), aims(90.5, 1, 'lb', 5, 5)]).toEqual([50, 24, 91.5])
    expect([aims(28, 4, 'kg', 5, 3), aims(43.75, 1.25, 'kg', 5, 3), aims(62.5, 12.5, 'lb', 5, 3)]).toEqual([
      24, 38.75, 50,
    ])
    const hard = [{ weight: 28, reps: 5, rir: 0 }]
    expect(nextTarget({ kind: 'rir', step: 4, rir: 2 }, plan(1, { weight: 28 }), [hard])?.sets[0]?.weight).toBe(24)
  })

  it('goes up by about a step, never by next to nothing, from a weight of the other unit', () => {
    const rule = { kind: 'linear', step: 2.5, tries: 3 } as const
    const up = (weight: number, unit: 'kg' | 'lb') => {
      const planned = plan(1, { weight })
      return targetOf(rule, planned, [time(weight, 5)], unit)?.sets.map((set) => set && inUnit(unit, set))
    }
    // 94.5 lb, and 93.5 lb in kg.
    expect([up(42.75, 'lb'), up(42.41, 'kg')]).toEqual([[100], [45]])
    expect([up(60, 'lb'), up(41, 'kg')]).toEqual([[135], [42.5]])
  })

  it('goes down to what is nearest, from a weight of the other unit, and never up', () => {
    const down = (weight: number, unit: WeightUnit, kind: 'linear' | 'rir') => {
      const rule = kind === 'rir' ? ({ kind, step: 2.5, rir: 2 } as const) : ({ kind, step: 2.5, tries: 1 } as const)
      const hard = [{ weight, reps: 3, rir: 0 }]
      return targetOf(rule, plan(1, { weight }), [hard], unit)?.sets.map((set) => set && inUnit(unit, set))
    }
    // 44 lb, 93.5 lb and 9 lb; then 95 lb in kg.
    expect([20, 42.5, 4].map((weight) => down(weight, 'lb', 'linear'))).toEqual([[40], [85], [5]])
    expect([20, 42.5, 60].map((weight) => down(weight, 'lb', 'rir'))).toEqual([[40], [90], [125]])
    expect([down(43.09, 'kg', 'linear'), down(43.09, 'kg', 'rir')]).toEqual([[40], [40]])
  })

  it('loads kilograms by the usual steps where the rule was made in pounds, and pounds likewise', () => {
    const ups = (step: number, weight: number, unit: WeightUnit) => {
      const rule = { kind: 'linear', step, tries: 3 } as const
      return targetOf(rule, plan(1, { weight }), [time(weight, 5)], unit)?.sets.map((set) => set && inUnit(unit, set))
    }
    const inKilograms = [toKg(1), toKg(2.5), toKg(5), toKg(10)].map((step) => ups(step, 60, 'kg'))
    expect(inKilograms).toEqual([[60.5], [61.25], [62.5], [65]])
    expect([1, 1.25, 2.5, 5].map((step) => ups(step, toKg(135), 'lb'))).toEqual([[137.5], [137.5], [140], [145]])
  })

  it('goes up by 5 lb from 135 lb for who lifts in pounds', () => {
    const rule = { kind: 'linear', step: 2.27, tries: 3 } as const
    const target = targetOf(rule, plan(2), [time(toKg(135), 5, 5)], 'lb')
    expect(target?.sets.map((set) => set && inUnit('lb', set))).toEqual([140, 140])
    expect(target?.reason).toMatchObject({ kind: 'up', change: 2.27 })
  })
})
