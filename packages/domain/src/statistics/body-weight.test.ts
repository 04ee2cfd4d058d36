import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayOfNumber } from '../history/day.ts'
import { bodyWeightAt, type WeighedDay } from './body-weight.ts'

const at = (day: string) => ({ completed_at: `${day}T12:00:00.000Z` })

it('the weight of the body is the last one of that day or before, else the first one after it', () => {
  const weight = bodyWeightAt(
    [
      { day: '2026-11-20', kg: 80 },
      { day: '2026-11-10', kg: 82 },
    ],
    () => 0,
  )
  expect(['2026-11-01', '2026-11-10', '2026-11-19', '2026-11-20', '2026-12-31'].map((day) => weight(at(day)))).toEqual([
    82, 82, 82, 80, 80,
  ])
  expect(bodyWeightAt([], () => 0)(at('2026-11-20'))).toBeNull()
})

it('the day is that of the workout where it took place', () => {
  const weight = bodyWeightAt(
    [
      { day: '2026-11-20', kg: 80 },
      { day: '2026-11-21', kg: 81 },
    ],
    () => 120,
  )
  expect(weight({ completed_at: '2026-11-20T23:30:00.000Z' })).toBe(81)
  expect(weight({ completed_at: '2026-11-20T23:30:00.000Z', utc_offset: -300 })).toBe(80)
})

it('the day is by the clock of the season: half past eleven in the evening is not the next day in winter', () => {
  const paris = (ms: number) => (ms < Date.UTC(2026, 9, 25, 1) ? 120 : 60)
  const weight = bodyWeightAt(
    [
      { day: '2026-07-14', kg: 80 },
      { day: '2026-07-15', kg: 81 },
      { day: '2026-11-20', kg: 82 },
      { day: '2026-11-21', kg: 83 },
    ],
    paris,
  )
  expect(weight({ completed_at: '2026-07-14T22:30:00.000Z' })).toBe(81)
  expect(weight({ completed_at: '2026-11-20T22:30:00.000Z' })).toBe(82)
})

it('the weight found by halving is the one that a search through all days finds', () => {
  const anyDays = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_060 }), { maxLength: 20 })
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 19_990, max: 20_070 }), (numbers, asked) => {
      const days: WeighedDay[] = numbers.map((number, place) => ({ day: dayOfNumber(number), kg: place }))
      const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
      const day = dayOfNumber(asked)
      const expected = sorted.findLast((each) => each.day <= day) ?? sorted[0]
      expect(bodyWeightAt(days, () => 0)(at(day))).toBe(expected?.kg ?? null)
    }),
    { seed: 14 },
  )
})
