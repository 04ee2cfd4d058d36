import { expect, it } from 'vitest'
import { calendarSearch } from './calendar-url.ts'

it('a day of the calendar is read from the URL, and nothing else', () => {
  expect(calendarSearch({ day: '2028-02-29' })).toEqual({ day: '2028-02-29' })
  for (const day of ['2027-02-29', '2026-13-01', '18', 20_261_118, '', undefined])
    expect(calendarSearch({ day })).toEqual({})
})
