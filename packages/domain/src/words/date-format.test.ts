import { afterEach, describe, expect, it, vi } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { formatDate } from './date-format.ts'
import type { Language } from './language.ts'
import { formatZonedDate } from './zoned-date.ts'

/** Friday 5 September 2025, 22:30 UTC. */
const evening = 1_757_111_400_000

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('a date', () => {
  it('is written out in each language', () => {
    expect(formatZonedDate('fr', evening, 'date', 'UTC')).toBe('5\u00a0septembre\u00a02025')
    expect(formatZonedDate('en', evening, 'date', 'UTC')).toBe('September 5, 2025')
  })

  it("is that of the reader's time zone", () => {
    expect(formatZonedDate('fr', evening, 'date', 'Europe/Paris')).toBe('6\u00a0septembre\u00a02025')
    expect(formatZonedDate('fr', evening, 'date', 'UTC')).toBe('5\u00a0septembre\u00a02025')
  })

  it('comes with its time', () => {
    expect(formatZonedDate('fr', evening, 'dateTime', 'UTC')).toBe('5\u00a0septembre\u00a02025 à 22:30')
    expect(formatZonedDate('en', evening, 'dateTime', 'UTC')).toMatch(/^September 5, 2025 at 10:30[ \u00a0]PM$/)
    expect(formatZonedDate('fr', evening, 'time', 'UTC')).toBe('22:30')
    expect(formatZonedDate('en', evening - 19 * 3_600_000, 'shortDateTime', 'UTC')).toBe('Sep 5, 2025, 3:30\u00a0AM')
  })

  it('is the 1er on the first day of a month in French', () => {
    const november = Date.UTC(2026, 10, 1, 12)
    expect(formatZonedDate('fr', november, 'date', 'UTC')).toBe('1er\u00a0novembre\u00a02026')
    expect(formatZonedDate('fr', november, 'shortDate', 'UTC')).toBe('1er\u00a0nov.')
    expect(formatZonedDate('fr', Date.UTC(2026, 10, 11), 'date', 'UTC')).toBe('11\u00a0novembre\u00a02026')
    expect(formatZonedDate('fr', november, 'time', 'UTC')).toBe('12:00')
    expect(formatZonedDate('en', november, 'date', 'UTC')).toBe('November 1, 2026')
  })

  it('is told with its weekday for a day of the calendar, or without its year', () => {
    const november = Date.UTC(2026, 10, 1, 12)
    expect(formatZonedDate('fr', november, 'weekday', 'UTC')).toBe('dimanche 1er\u00a0novembre')
    expect(formatZonedDate('en', november, 'weekday', 'UTC')).toBe('Sunday, November 1')
    expect(formatZonedDate('fr', november, 'dayAndMonth', 'UTC')).toBe('1er\u00a0novembre')
  })

  it('comes in parts for strips and headings', () => {
    expect(formatZonedDate('fr', evening, 'shortWeekday', 'UTC')).toBe('ven.')
    expect(formatZonedDate('en', evening, 'shortDate', 'UTC')).toBe('Sep 5')
    expect(formatZonedDate('fr', evening, 'month', 'UTC')).toBe('septembre\u00a02025')
  })

  it('needs a format of the engine for a named place only, and makes it once', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    formatDate('fr', evening, 'dateTime')
    expect(made).not.toHaveBeenCalled()
    for (const ms of [evening, evening + 1, evening]) formatZonedDate('fr', ms, 'time', 'Asia/Tokyo')
    for (const lang of ['fr', 'en'] as const) formatZonedDate(lang, evening, 'date', 'Asia/Seoul')
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('is none where there is no instant', () => {
    expect(() => formatDate('fr', Number.NaN)).toThrow(RangeError)
    expect(() => formatZonedDate('fr', Number.NaN, 'date', 'UTC')).toThrow(RangeError)
  })

  it.each([
    ['Europe/Paris', '6\u00a0septembre\u00a02025 à 00:30', '1er\u00a0janvier\u00a02026 à 00:30'],
    ['America/St_Johns', '5\u00a0septembre\u00a02025 à 20:00', '31\u00a0décembre\u00a02025 à 20:00'],
    ['America/New_York', '5\u00a0septembre\u00a02025 à 18:30', '31\u00a0décembre\u00a02025 à 18:30'],
  ])('is that of the own clock without a time zone, in summer and in winter: %s', (place, summer, winter) => {
    vi.stubEnv('TZ', place)
    expect(formatDate('fr', evening, 'dateTime')).toBe(summer)
    expect(formatDate('fr', Date.UTC(2025, 11, 31, 23, 30), 'dateTime')).toBe(winter)
  })

  it('is long without a style', () => {
    expect(formatDate('fr', 1_757_073_600_000)).toMatch(/^[56]\u00a0septembre\u00a02025$/)
  })
})

describe('a date is written as Intl writes it', () => {
  const styles = {
    date: { dateStyle: 'long' },
    shortDate: { day: 'numeric', month: 'short' },
    dayAndMonth: { day: 'numeric', month: 'long' },
    weekday: { weekday: 'long', day: 'numeric', month: 'long' },
    shortWeekday: { weekday: 'short' },
    month: { month: 'long', year: 'numeric' },
    shortMonth: { month: 'short' },
    dateTime: { dateStyle: 'long', timeStyle: 'short' },
    shortDateTime: { dateStyle: 'medium', timeStyle: 'short' },
    time: { timeStyle: 'short' },
  } as const satisfies Record<string, Intl.DateTimeFormatOptions>
  const names = Object.keys(styles) as (keyof typeof styles)[]
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const places = fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns', 'Pacific/Kiritimati', undefined)
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  it.each(names)('with the ordinal and the spaces of French besides: %s', (style) => {
    const ours = (lang: Language, ms: number, place: string | undefined) =>
      plain(place === undefined ? formatDate(lang, ms, style) : formatZonedDate(lang, ms, style, place))
    const formats = new Map<string, Intl.DateTimeFormat>()
    const intl = (locale: string, timeZone: string | undefined) => {
      const key = `${locale} ${timeZone}`
      const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
      formats.set(key, format)
      return format
    }
    fc.assert(
      fc.property(days, places, (day, place) => {
        const ms = day.getTime()
        expect(ours('en', ms, place)).toBe(plain(intl('en-US', place).format(ms)))
        const french = plain(intl('fr-FR', place).format(ms)).replace(/(?<=^(?:\p{L}+ )?)1(?= \p{L})/u, '1er')
        expect(ours('fr', ms, place)).toBe(french)
      }),
    )
  })
})
