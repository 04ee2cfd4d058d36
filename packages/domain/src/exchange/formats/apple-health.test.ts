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

const quantity = (type: string, value: string, date: string, unit = 'kg') =>
  `<Record type="HKQuantityTypeIdentifier${type}" unit="${unit}" startDate="${date}" value="${value}"/>`

const readRecords = (...records: readonly string[]) => {
  const file = appleHealth({ now: Date.UTC(2026, 10, 22) })
  for (const record of ['<HealthData>', ...records]) file.push(`${record}\n`)
  const answer = file.end()
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.reading
}

it('a day has the last weight and the last body fat that were measured on it, on the clock there', () => {
  const { measures, problems } = readRecords(
    quantity('BodyMass', '80.4', '2026-01-30 07:30:00 +0100'),
    quantity('BodyMass', '81', '2026-01-30 21:00:00 +0100'),
    quantity('BodyMass', '82', '2026-01-30 12:00:00 +0100'),
    quantity('BodyFatPercentage', '0.25', '2026-01-30 07:30:00 +0100', '%'),
    quantity('BodyMass', '176', '2026-01-31 23:59:00 -1000', 'lb'),
    quantity('BodyMass', '177', '2026-01-31 23:59:00 -1000', 'lb'),
  )
  expect(problems).toEqual([])
  expect(measures).toEqual([
    { line: 3, day: '2026-01-30', kind: 'weight', value: { figure: 81, unit: 'kg' } },
    { line: 5, day: '2026-01-30', kind: 'fat', value: { figure: 25, unit: '%' } },
    { line: 7, day: '2026-01-31', kind: 'weight', value: { figure: 177, unit: 'lb' } },
  ])
})

it('a measure without a day, or that is no figure over 0, is a problem that names it', () => {
  const { measures, problems } = readRecords(
    quantity('BodyMass', '80', 'someday'),
    ...['0', '-80', 'heavy', ''].map((value) => quantity('BodyMass', value, '2026-01-30 07:30:00 +0100')),
    ...[1, 2, 3, 4, 5].map((day) => weight(80, `2026-02-0${day}`)),
  )
  expect(measures.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5].map((day) => `2026-02-0${day}`))
  expect(problems).toEqual([
    { line: 2, what: 'date', value: 'someday' },
    { line: 3, what: 'number', value: '0' },
    { line: 4, what: 'number', value: '-80' },
    { line: 5, what: 'number', value: 'heavy' },
    { line: 6, what: 'number', value: '' },
  ])
})

it('a measure names the line of the file on which its record begins, wherever the text is cut and lines end', () => {
  const lines = ['<HealthData>', '', weight(80, '2026-01-30').replace(' unit', '\n unit'), weight(81, 'someday'), '']
  for (const [end, size] of [
    ['\n', 1],
    ['\r\n', 1],
    ['\r\n', 100],
  ] as const) {
    const file = appleHealth({ now: Date.UTC(2026, 10, 22) })
    const text = lines.join(end)
    for (let at = 0; at < text.length; at += size) file.push(text.slice(at, at + size))
    expect(file.end()).toMatchObject({ reading: { measures: [{ line: 3 }], problems: [{ line: 5, what: 'date' }] } })
  }
})
