import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { dayKey, dayNumber, dayOfNumber } from './day.ts'

/** Friday 5 September 2025, 22:30 UTC. */
const evening = 1_757_111_400_000

describe('the day of an instant', () => {
  it('is that of the place', () => {
    expect(dayKey(evening, 0)).toBe('2025-09-05')
    expect(dayKey(evening, 120)).toBe('2025-09-06')
    expect(dayKey(evening, -600)).toBe('2025-09-05')
  })

  it('changes at midnight', () => {
    const midnight = dayNumber('2025-09-06') * 86_400_000
    expect(dayKey(midnight - 1, 0)).toBe('2025-09-05')
    expect(dayKey(midnight, 0)).toBe('2025-09-06')
  })
})

describe('counting days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2000-03-01', 11_017],
    ['2100-03-01', 47_541],
    ['0000-03-01', -719_468],
  ])('puts %s at %d', (day, number) => {
    expect(dayNumber(day)).toBe(number)
    expect(dayOfNumber(number)).toBe(day)
  })

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const day = new Date(number * 86_400_000).toISOString().slice(0, 10)
        expect(dayOfNumber(number)).toBe(day)
        expect(dayNumber(day)).toBe(number)
      }),
    )
  })
})
