import { expect, it } from 'vitest'
import { readingOf } from '../../test-kit/files.ts'
import { settleMeasures } from './settle-measures.ts'

const settled = async (text: string, unit: 'kg' | 'lb' = 'kg') => settleMeasures((await readingOf(text)).measures, unit)

it('measures of a file are in kilograms and centimetres, to the hundredth', async () => {
  const { measures } = await settled('date,weight_lbs,fat_percent,waist_in\n2026-02-01,176.37,18.5,33\n')
  expect(measures).toEqual([
    { day: '2026-02-01', kind: 'weight', value: 80 },
    { day: '2026-02-01', kind: 'fat', value: 18.5 },
    { day: '2026-02-01', kind: 'waist', value: 83.82 },
  ])
  expect((await settled('Date;Weight (kg)\n2024-04-20;100.5999984741211\n')).measures[0]?.value).toBe(100.6)
})

it('a weight without a unit is in the one that was answered', async () => {
  expect((await settled('Date,Weight\n2026-02-01,176.37\n', 'lb')).measures[0]?.value).toBe(80)
})

it('the last value of a day counts, and what no body can have is told', async () => {
  const { measures, problems } = await settled('Date,Weight\n2026-02-01,80\n2026-02-01,81\n2026-02-02,8000\n')
  expect(measures).toEqual([{ day: '2026-02-01', kind: 'weight', value: 81 }])
  expect(problems).toEqual([{ line: 4, what: 'above', value: '8000', limit: 400 }])
  expect((await settled('date,fat_percent\n2026-02-01,0.5\n')).problems).toMatchObject([{ what: 'below', limit: 1 }])
})
