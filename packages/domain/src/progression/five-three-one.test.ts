import { describe, expect, it } from 'vitest'
import { roundings } from '../units/rounding.ts'
import { inUnit, toKg } from '../units/weight.ts'
import { afterWorkout as after, fiveThreeOne as weekOf } from './five-three-one.ts'
import { nextTarget } from './next-target.ts'
import type { Progression } from './progression.ts'

const fiveThreeOne = (of: Parameters<typeof weekOf>[0]) => weekOf(of, roundings.kg)
const afterWorkout = (of: Progression, times: Parameters<typeof after>[1], planned = 3) =>
  after(of, times, planned, 'kg')

const rule = { kind: '531', step: 5, tm: 100, week: 1 } as const
/** A week's three sets, the last one as given. */
const done = (week: number, weight: number, reps: number) => [
  ...fiveThreeOne({ tm: 100, week }).slice(0, 2),
  { weight, reps },
]

const shown = (tm: number, week: number) => fiveThreeOne({ tm, week }).map(({ reps, weight }) => `${weight}×${reps}`)

describe('5/3/1', () => {
  it('has its percentages of the training max, week by week', () => {
    expect(shown(100, 1)).toEqual(['65×5', '75×5', '85×5'])
    expect(shown(100, 2)).toEqual(['70×3', '80×3', '90×3'])
    expect(shown(100, 3)).toEqual(['75×5', '85×3', '95×1'])
    expect(shown(100, 4)).toEqual(['40×5', '50×5', '60×5'])
  })

  it('rounds down to what can be loaded', () => {
    expect(shown(105, 1)).toEqual(['67.5×5', '77.5×5', '87.5×5'])
  })

  it('rounds down to 5 lb for who lifts in pounds', () => {
    const pounds = weekOf({ tm: toKg(225), week: 1 }, roundings.lb).map((set) => inUnit('lb', set))
    expect(pounds).toEqual([145, 165, 190])
  })

  it('goes on week by week, then a step up', () => {
    expect(afterWorkout(rule, [])).toEqual({ ...rule, week: 2 })
    const last = { ...rule, week: 4 }
    expect(afterWorkout(last, [done(3, 95, 1), done(2, 90, 3), done(1, 85, 5)])).toEqual({ ...rule, tm: 105 })
    expect(afterWorkout(last, [])).toEqual({ ...rule, tm: 105 })
  })

  it('goes up by pounds as they were typed, cycle after cycle', () => {
    for (const step of [2.5, 5, 7.5, 10]) {
      let of: Progression = { kind: '531', step: toKg(step), tm: toKg(90), week: 4 }
      for (let cycle = 1; cycle <= 20; cycle += 1) {
        const next = after(of, [], 3, 'lb')
        expect(next.tm).toBe(toKg(90 + cycle * step))
        of = { ...next, week: 4 }
      }
    }
    expect(afterWorkout({ ...rule, tm: 67.6, step: 1.1, week: 4 }, []).tm).toBe(68.7)
  })

  it('goes a tenth down where the last set of a week fell short', () => {
    const last = { ...rule, week: 4 }
    expect(afterWorkout(last, [done(3, 95, 0), done(2, 90, 3)])).toEqual({ ...rule, tm: 90 })
    expect(afterWorkout(last, [done(3, 95, 1), done(2, 90, 3), done(1, 85, 4)])).toEqual({ ...rule, tm: 90 })
  })

  it('stays within what a training max may be: no workout is refused for the cycle that it moves', () => {
    const light = { ...rule, tm: 2.5, week: 4 }
    expect(afterWorkout(light, [done(3, 2.5, 0)]).tm).toBe(1)
    expect(afterWorkout({ ...rule, tm: 1999, week: 4 }, []).tm).toBe(2000)
  })

  it('counts a last set that was never reached as missed, where there is one', () => {
    const [first] = done(3, 95, 1)
    if (!first) throw new Error('a week has three sets')
    const last = { ...rule, week: 4 }
    expect(afterWorkout(last, [[first], done(2, 90, 3), done(1, 85, 5)])).toEqual({ ...rule, tm: 90 })
    expect(afterWorkout(last, [[first], [first], [first]], 2)).toEqual({ ...rule, tm: 105 })
  })

  it('says its week and its percentage, and leaves further sets as they are planned', () => {
    const planned = Array.from({ length: 4 }, () => ({ reps: 5, weight: 50 }))
    const target = nextTarget({ ...rule, week: 3 }, planned, [], 'kg')
    expect(target?.sets).toEqual([...fiveThreeOne({ tm: 100, week: 3 }), null])
    expect(target?.reason).toEqual({ kind: 'percent', percent: 95, week: 3, tm: 100 })
  })
})
