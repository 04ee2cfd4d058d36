import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { emptyWorkout, everyKind } from '../../test-kit/written-workouts.ts'
import { plannedDays } from './planned-events.ts'
import { writeCalendar } from './write-calendar.ts'

const tell = () => ({ title: 'Haut du corps; lourd', lines: ['Squat, 3 × 5', String.raw`a\b`] })

describe('the calendar of a log', () => {
  it('has an event for each workout with a lasting UID, in UTC, lines ended by CR LF', () => {
    expect(writeCalendar([everyKind, emptyWorkout], tell).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fonte//Fonte//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      `UID:${emptyWorkout.id}@fonte`,
      'DTSTAMP:20260301T083000Z',
      'DTSTART:20260301T080000Z',
      'DTEND:20260301T083000Z',
      String.raw`SUMMARY:Haut du corps\; lourd`,
      String.raw`DESCRIPTION:Squat\, 3 × 5\na\\b`,
      'END:VEVENT',
      'BEGIN:VEVENT',
      `UID:${everyKind.id}@fonte`,
      'DTSTAMP:20260302T180510Z',
      'DTSTART:20260302T170010Z',
      'DTEND:20260302T180510Z',
      String.raw`SUMMARY:Haut du corps\; lourd`,
      String.raw`DESCRIPTION:Squat\, 3 × 5\na\\b`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('gives an event no end that is not after its start', () => {
    const atOnce = { ...emptyWorkout, duration_minutes: 0 }
    expect(writeCalendar([atOnce], () => ({ title: 'x', lines: [] }))).not.toMatch(/DTEND|DESCRIPTION/)
  })

  it('has no line over 75 octets, cuts no character in two, and unfolds to what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = writeCalendar([emptyWorkout], () => ({
          title: `é${title}`.replaceAll(/[\p{Cc}]/gu, ''),
          lines: [],
        }))
        const lines = text.split('\r\n')
        expect(Math.max(...lines.map((line) => unescape(encodeURIComponent(line)).length))).toBeLessThanOrEqual(75)
        const summary = text.replaceAll('\r\n ', '').match(/SUMMARY:(.*)\r\n/)?.[1]
        const read = summary?.replaceAll(/\\([\\;,])/g, '$1')
        expect(read).toBe(`é${title}`.replaceAll(/[\p{Cc}]/gu, ''))
      }),
    )
  })
})

describe('the planned days of a week', () => {
  const text = (id: string) => (id === 'gone' ? null : { title: id.toUpperCase(), lines: ['Squat'] })
  const weekdays = (...programs: (string | null)[]) =>
    ({ schedule: { kind: 'weekdays', programs }, deload_until: null }) as const

  it('come back every week from the next one on, for the whole day, under the UID of their weekday', () => {
    const days = plannedDays(weekdays('push', null, null, 'legs', null, null, 'gone'), '2026-11-25', text)
    const lines = writeCalendar([], tell, { owner: 'ada', days, at: Date.UTC(2026, 10, 25, 9) }).split('\r\n')
    expect(lines.slice(4, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:plan-MO-ada@fonte',
      'DTSTAMP:20261125T090000Z',
      'DTSTART;VALUE=DATE:20261130',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'TRANSP:TRANSPARENT',
      'SUMMARY:PUSH',
      'DESCRIPTION:Squat',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:plan-TH-ada@fonte',
      'DTSTAMP:20261125T090000Z',
      'DTSTART;VALUE=DATE:20261126',
      'RRULE:FREQ=WEEKLY;BYDAY=TH',
      'TRANSP:TRANSPARENT',
      'SUMMARY:LEGS',
      'DESCRIPTION:Squat',
      'END:VEVENT',
    ])
  })

  it('begin today where today is one, and are none where nothing or a rotation is planned', () => {
    const week = weekdays('a', 'b', 'c', 'd', 'e', 'f', 'g')
    const first = plannedDays(week, '2026-11-25', text).map((day) => day.first)
    expect(first).toEqual(
      ['30', '01', '25', '26', '27', '28', '29'].map((day) => `2026-${day === '01' ? 12 : 11}-${day}`),
    )
    for (const kind of ['none', 'rotation'] as const) {
      const schedule = { kind, programs: kind === 'none' ? [] : ['a', 'b'] }
      expect(plannedDays({ schedule, deload_until: null }, '2026-11-25', text)).toEqual([])
    }
  })
})
