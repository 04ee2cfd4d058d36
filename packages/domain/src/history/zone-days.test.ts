import { describe, expect, it } from 'vitest'
import { zoneDays } from './zone-days.ts'

const paris = zoneDays('Europe/Paris')
const at = (text: string) => Date.parse(text)
const startIn = (zone: string, day: string) => new Date(zoneDays(zone).startOf(day)).toISOString()

describe('the calendar of a time zone', () => {
  it.each([
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
    ['2026-01-14T22:59:59Z', '2026-01-14'],
    ['2026-01-14T23:00:00Z', '2026-01-15'],
  ])('says that %s falls on %s in Paris', (instant, day) => {
    expect(paris.dayOf(at(instant))).toBe(day)
  })

  it.each([
    ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Paris', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Paris', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['America/St_Johns', '2026-01-05', '2026-01-05T03:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-05', '2026-01-04T18:15:00.000Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z'],
    ['Pacific/Auckland', '2026-09-28', '2026-09-27T11:00:00.000Z'],
    // At midnight the clocks of Santiago are put forward, and those of Havana show it twice.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('in %s %s begins at %s, also where the clocks are moved', (zone, day, instant) => {
    expect(startIn(zone, day)).toBe(instant)
  })

  it('begins each day with its first instant', () => {
    for (const day of paris.lastDays(at('2026-12-31T12:00:00Z'), 366)) {
      const start = paris.startOf(day)
      expect([paris.dayOf(start), paris.dayOf(start - 1) < day]).toEqual([day, true])
    }
  })

  it('counts the days up to an instant, its own included, the earliest first', () => {
    expect(paris.lastDays(at('2026-03-01T22:59:59Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(paris.lastDays(at('2026-03-01T23:00:00Z'), 1)).toEqual(['2026-03-02'])
  })
})
