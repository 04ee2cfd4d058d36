import { expect, it } from 'vitest'
import { newReport } from './report.ts'

it('what could not be used is told in one line of 80 characters at most', () => {
  const report = newReport()
  report.problem(3, 'open-quote', `${'a'.repeat(50)}\n\t${'b'.repeat(50)}`)
  expect(report.problems).toEqual([{ line: 3, what: 'open-quote', value: `${'a'.repeat(50)} ${'b'.repeat(29)}` }])
})

it('a remark counts up, and one that is always said counts nothing', () => {
  const report = newReport()
  report.remark('warm-ups' as never)
  report.remark('warm-ups' as never, 2)
  report.remark('zones' as never, 'always')
  expect(report.remarks()).toEqual([
    { what: 'warm-ups', count: 3 },
    { what: 'zones', count: 0 },
  ])
})
