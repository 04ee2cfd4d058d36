import { expect, it } from 'vitest'
import { appleHealth } from './apple-health.ts'

const weight = (kg: number, day: string) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="${day} 07:30:00 +0100" value="${kg}"/>`

const read = (...pieces: readonly string[]) => {
  const file = appleHealth({ now: Date.UTC(2026, 10, 22) })
  for (const piece of pieces) file.push(piece)
  const answer = file.end()
  return 'reading' in answer ? answer.reading.measures.map(({ value }) => value.figure) : answer
}

it('a sign that begins no tag hides no record after it, however many of them there are', () => {
  const noise = '<b '.repeat(20_000)
  expect(read('<HealthData>', '<b ', weight(80, '2026-01-30'), noise, weight(81, '2026-01-31'))).toEqual([80, 81])
})

it('a quote that is never closed hides no record after it', () => {
  const noise = `<b "${'<'.repeat(20_000)}`
  expect(read('<HealthData>', noise, weight(80, '2026-01-30'))).toEqual([80])
})

it('a sign within quotes ends nothing', () => {
  const record = weight(80, '2026-01-30').replace('<Record ', '<Record sourceName="a<b>c" ')
  expect(read('<HealthData>', record.slice(0, 30), record.slice(30))).toEqual([80])
})
