import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { emptyWorkout, everyKind } from '../../test-kit/written-workouts.ts'
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
