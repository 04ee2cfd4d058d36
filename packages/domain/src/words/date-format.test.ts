import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from './date-format.ts'

/** Friday 5 September 2025, 22:30 UTC. */
const evening = 1_757_111_400_000

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a date', () => {
  it('is written out in each language', () => {
    expect(formatDate('fr', evening, 'date', 'UTC')).toBe('5\u00a0septembre\u00a02025')
    expect(formatDate('en', evening, 'date', 'UTC')).toBe('September 5, 2025')
  })

  it("is that of the reader's time zone", () => {
    expect(formatDate('fr', evening, 'date', 'Europe/Paris')).toBe('6\u00a0septembre\u00a02025')
    expect(formatDate('fr', evening, 'date', 'UTC')).toBe('5\u00a0septembre\u00a02025')
  })

  it('comes with its time', () => {
    expect(formatDate('fr', evening, 'dateTime', 'UTC')).toBe('5\u00a0septembre\u00a02025 à 22:30')
    expect(formatDate('en', evening, 'dateTime', 'UTC')).toMatch(/^September 5, 2025 at 10:30[ \u00a0]PM$/)
    expect(formatDate('fr', evening, 'time', 'UTC')).toBe('22:30')
  })

  it('is the 1er on the first day of a month in French', () => {
    const november = Date.UTC(2026, 10, 1, 12)
    expect(formatDate('fr', november, 'date', 'UTC')).toBe('1er\u00a0novembre\u00a02026')
    expect(formatDate('fr', november, 'shortDate', 'UTC')).toBe('1er\u00a0nov.')
    expect(formatDate('fr', Date.UTC(2026, 10, 11), 'date', 'UTC')).toBe('11\u00a0novembre\u00a02026')
    expect(formatDate('fr', november, 'time', 'UTC')).toBe('12:00')
    expect(formatDate('en', november, 'date', 'UTC')).toBe('November 1, 2026')
  })

  it('is told with its weekday for a day of the calendar, or without its year', () => {
    const november = Date.UTC(2026, 10, 1, 12)
    expect(formatDate('fr', november, 'weekday', 'UTC')).toBe('dimanche 1er\u00a0novembre')
    expect(formatDate('en', november, 'weekday', 'UTC')).toBe('Sunday, November 1')
    expect(formatDate('fr', november, 'dayAndMonth', 'UTC')).toBe('1er\u00a0novembre')
  })

  it('comes in parts for strips and headings', () => {
    expect(formatDate('fr', evening, 'shortWeekday', 'UTC')).toBe('ven.')
    expect(formatDate('en', evening, 'shortDate', 'UTC')).toBe('Sep 5')
    expect(formatDate('fr', evening, 'month', 'UTC')).toBe('septembre\u00a02025')
  })

  it('is set by a format that is made once for its language, style and place: a phone needs 20 ms for one', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    for (const ms of [evening, evening + 1, evening]) formatDate('fr', ms, 'time', 'Asia/Tokyo')
    expect(made).toHaveBeenCalledTimes(1)
    for (const lang of ['fr', 'en'] as const) formatDate(lang, evening, 'time', 'Asia/Seoul')
    expect(made).toHaveBeenCalledTimes(3)
  })

  it("is the environment's own day without a time zone, and long without a style", () => {
    const noon = 1_757_073_600_000
    expect(formatDate('fr', noon)).toMatch(/^[56]\u00a0septembre\u00a02025$/)
  })
})
