import { describe, expect, it } from 'vitest'
import { dateColumn } from './date-column.ts'

const now = Date.UTC(2026, 10, 22, 12)

const read = (text: string, others: readonly string[] = []) => dateColumn([text, ...others], { now }).read(text)
const wall = (text: string, others: readonly string[] = []) => {
  const moment = read(text, others)
  return moment && ('wall' in moment ? moment.wall : 'day' in moment ? moment.day : moment.instant)
}

describe('a date of a file', () => {
  it('is none where the calendar has no such month or day', () => {
    const dates = ['2026-13-01', '2026-00-10', '2026-11-00', '2026-02-30', '2026-11-31 10:00']
    expect(dates.map((date) => wall(date))).toEqual(dates.map(() => null))
  })

  it('is read in every form that apps write', () => {
    expect(wall('2020-12-30 18:51:52')).toBe('2020-12-30T18:51:52')
    expect(wall('2026-05-02 09:13')).toBe('2026-05-02T09:13:00')
    expect(wall('2026-05-02T09:13:00Z')).toBe('2026-05-02T09:13:00.000Z')
    expect(wall('2026-05-02T09:13:00.123+02:00')).toBe('2026-05-02T07:13:00.000Z')
    expect(wall('2026-01-22 06:54:26 +0000')).toBe('2026-01-22T06:54:26.000Z')
    expect(wall('2024-03-05 7:10:00\u202FPM')).toBe('2024-03-05T19:10:00')
    expect(wall('2024-03-05 12:10:00 AM')).toBe('2024-03-05T00:10:00')
    expect(wall('2026/03/02 10:56 PM')).toBe('2026-03-02T22:56:00')
    expect(wall('15 Sep 2025, 07:48')).toBe('2025-09-15T07:48:00')
    expect(wall('Sep 5, 2025, 7:48 PM')).toBe('2025-09-05T19:48:00')
    expect(wall('21 de set. de 2026, 21:22', ['1 de dez. de 2025, 21:22'])).toBe('2026-09-21T21:22:00')
    expect(wall('20 ene 2026, 07:30')).toBe('2026-01-20T07:30:00')
    expect(wall('3 Fev 2026, 00:00')).toBe('2026-02-03T00:00:00')
    expect(wall('03.04.2024')).toBe('2024-04-03')
    expect(wall('31/12/24')).toBe('2024-12-31')
  })

  it('has its month in the words of fourteen languages, padded or not', () => {
    const languages = ['fr', 'en', 'de', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'tr', 'sv', 'da', 'nb', 'cs']
    for (const language of languages) {
      for (const month of ['short', 'long'] as const) {
        const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
        const words = Array.from({ length: 12 }, (_, index) => {
          const parts = format.formatToParts(Date.UTC(2024, index, 5))
          return parts.find(({ type }) => type === 'month')?.value ?? ''
        })
        if (!words.every((word) => /^\p{L}/u.test(word))) continue
        const texts = words.flatMap((word) => [`5 ${word} 2024, 07:48`, `05 ${word} 2024, 07:48`])
        const { read: readAll } = dateColumn(texts, { now })
        const expected = words.flatMap((_, index) => {
          const text = `2024-${String(index + 1).padStart(2, '0')}-05T07:48:00`
          return [{ wall: text }, { wall: text }]
        })
        expect(texts.map(readAll), `${language} ${month}`).toEqual(expected)
      }
    }
  })

  it('is read as phones write it in these languages, with its time', () => {
    const languages = [
      'fr',
      'fr-CA',
      'en',
      'de',
      'de-AT',
      'es',
      'pt',
      'it',
      'nl',
      'pl',
      'ru',
      'tr',
      'sv',
      'da',
      'nb',
      'cs',
    ]
    for (const language of languages) {
      for (const dateStyle of ['short', 'medium', 'long'] as const) {
        const format = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone: 'UTC' })
        const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 14 + month, 7 + month, 48))
        const { read: readAll } = dateColumn(days.map(format.format), { now })
        expect(
          days.map((at) => readAll(format.format(at))),
          `${language} ${dateStyle}`,
        ).toEqual(days.map((at) => ({ wall: new Date(at).toISOString().slice(0, 19) })))
      }
    }
    expect(wall('Fri, Sep 5, 2025, 7:48 PM')).toBe('2025-09-05T19:48:00')
    expect(wall('sexta-feira, 5 de set. de 2025 às 19:48', ['dez. 2025'])).toBe('2025-09-05T19:48:00')
    expect(wall('5. 12. 2025')).toBe('2025-12-05')
  })

  it('is none where no such day exists, or nobody trains', () => {
    for (const text of [
      '31/02/2024',
      '00/02/2024',
      '2023-02-29',
      '2024-13-01',
      '2024-01-01 25:00',
      '1949-12-31',
      '2026-12-24',
      '15 Foo 2025',
      '',
    ]) {
      expect(read(text, ['13/01/2024']), text).toBeNull()
    }
    expect(wall('2024-02-29')).toBe('2024-02-29')
  })
})

describe('day and month that could be either way', () => {
  const column = (...texts: readonly string[]) => dateColumn(texts, { now })

  it('stand as one number over twelve tells', () => {
    expect(column('03/04/2024', '13/04/2024').read('03/04/2024')).toEqual({ day: '2024-04-03' })
    expect(column('03/04/2024', '04/13/2024').read('03/04/2024')).toEqual({ day: '2024-03-04' })
  })

  it('stand so that the dates rise or fall', () => {
    expect(column('01/02/2024', '01/03/2024', '02/03/2024', '01/04/2024').read('01/02/2024')).toEqual({
      day: '2024-02-01',
    })
    expect(column('03/01/2024', '02/02/2024', '01/03/2024').ambiguous).not.toBeNull()
  })

  it('stand so that they rise or fall, days that repeat included, and by no other sign', () => {
    const [risingByDay, risingByMonth] = [
      ['01/02/2024 10:00', '01/02/2024 18:00', '02/02/2024', '01/03/2024'],
      ['02/01/2024 10:00', '02/01/2024 18:00', '02/02/2024', '03/01/2024'],
    ]
    for (const dates of [risingByDay, risingByDay.toReversed()]) {
      expect([column(...dates).ambiguous, column(...dates).read('02/02/2024')]).toEqual([null, { day: '2024-02-02' }])
      expect(column(...dates).read('01/03/2024')).toEqual({ day: '2024-03-01' })
    }
    for (const dates of [risingByMonth, risingByMonth.toReversed()]) {
      expect([column(...dates).ambiguous, column(...dates).read('03/01/2024')]).toEqual([null, { day: '2024-03-01' }])
    }
    expect(column('01/02/2024', '02/01/2024', '01/03/2024', '03/01/2024').ambiguous?.example).toBe('01/02/2024')
  })

  it('are asked where nothing tells, and read as answered', () => {
    const asked = column('03/04/2024')
    expect(asked.ambiguous).toEqual({
      example: '03/04/2024',
      'day-first': '2024-04-03',
      'month-first': '2024-03-04',
    })
    expect(asked.read('03/04/2024')).toEqual({ day: '2024-04-03' })
    const answered = dateColumn(['03/04/2024'], { now, dayOrder: 'month-first' })
    expect(answered.read('03/04/2024')).toEqual({ day: '2024-03-04' })
    expect(column('05/05/2024').ambiguous).toBeNull()
  })
})
