import { expect, it } from 'vitest'
import { pickedDay } from './calendar-url.ts'

it('the picked day is read from the URL; it is today where that names no day of the calendar', () => {
  expect(pickedDay({ day: '2028-02-29' }, '2026-11-22')).toBe('2028-02-29')
  for (const day of ['2027-02-29', '2026-13-01', '18', 20_261_118, '', undefined]) {
    expect(pickedDay({ day }, '2026-11-22')).toBe('2026-11-22')
  }
})
