import { expect, it } from 'vitest'
import { withSevenDayMeans } from './seven-day-mean.ts'

it('each value stands with the mean of the seven days that end with it, and of no day before', () => {
  const values = [
    { day: '2026-11-01', value: 80 },
    { day: '2026-11-02', value: 82 },
    { day: '2026-11-07', value: 84 },
    { day: '2026-11-08', value: 80 },
    { day: '2026-12-24', value: 78.5 },
  ]
  expect(withSevenDayMeans(values).map(({ mean }) => mean)).toEqual([80, 81, 82, 82, 78.5])
  expect(withSevenDayMeans([])).toEqual([])
})
