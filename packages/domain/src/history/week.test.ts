import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { dayNumber, dayOfNumber } from './day.ts'
import { trainingWeek, weekOf } from './week.ts'

const septemberWeek = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2025-09-${day}`)

describe('a week', () => {
  it('runs from Monday to Sunday around any of its days', () => {
    for (const day of septemberWeek) expect(weekOf(day)).toEqual(septemberWeek)
  })

  it('crosses months and years', () => {
    expect(weekOf('2025-01-01').at(0)).toBe('2024-12-30')
    expect(weekOf('2024-02-29').at(-1)).toBe('2024-03-03')
  })

  it('begins on a Monday and holds its day, before 1970 too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (number) => {
        const days = weekOf(dayOfNumber(number))
        expect(days).toContain(dayOfNumber(number))
        expect(new Date(dayNumber(days[0] ?? '') * 86_400_000).getUTCDay()).toBe(1)
        expect(days).toHaveLength(7)
      }),
    )
  })
})

describe('the training of a week', () => {
  it('marks the days that hold a workout, and today', () => {
    const week = trainingWeek('2025-09-05', ['2025-09-01', '2025-09-03', '2025-09-03', '2025-08-31'])
    expect(week.filter((day) => day.is_trained).map((day) => day.day)).toEqual(['2025-09-01', '2025-09-03'])
    expect(week.filter((day) => day.is_today).map((day) => day.day)).toEqual(['2025-09-05'])
    expect(week.map((day) => day.day)).toEqual(septemberWeek)
  })
})
