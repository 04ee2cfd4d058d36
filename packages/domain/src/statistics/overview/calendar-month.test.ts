import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../../history/day.ts'
import { fc } from '../../test-kit/properties.ts'
import { calendarMonth, dayMonthsAfter, monthAfter, monthOf } from './calendar-month.ts'

describe('a month of the calendar', () => {
  it('has its days, and the empty places before the first in a week that begins on a Monday', () => {
    const { days, before } = calendarMonth('2026-11')
    expect([days.length, days[0], days.at(-1), before]).toEqual([30, '2026-11-01', '2026-11-30', 6])
    expect(calendarMonth('2026-06').before).toBe(0)
    expect(calendarMonth('2028-02').days).toHaveLength(29)
  })

  it('is followed and preceded by others over the new year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1), monthAfter('2026-11', -23)]).toEqual([
      '2027-01',
      '2026-12',
      '2024-12',
    ])
  })

  it('has the same day a month away, or its last one where it is shorter', () => {
    expect(dayMonthsAfter('2026-12-31', 2)).toBe('2027-02-28')
    expect(dayMonthsAfter('2026-03-15', -1)).toBe('2026-02-15')
  })

  it('holds each of its days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }).map(dayOfNumber), (day) => {
        expect(calendarMonth(monthOf(day)).days).toContain(day)
      }),
    )
  })
})
