import { longestReport } from '@fonte/domain/report/report'
import { describe, expect, test } from 'vitest'
import { type ReportForm, reportProblems, toReport } from './report-form.ts'
import { createReportKind } from './report-outbox.ts'

const form: ReportForm = { id: '0199', type: 'Idée', content: ' Un minuteur \n' }

describe('a report', () => {
  test('with a type and a description has no problem, and is sent without outer spaces', () => {
    expect(reportProblems(form)).toEqual([])
    expect(toReport(form)).toEqual({ id: '0199', report_type: 'Idée', content: 'Un minuteur' })
  })

  test('needs a known type and a description that is not blank', () => {
    expect(reportProblems({ ...form, type: '', content: ' \n\t ' })).toEqual(['type-missing', 'content-missing'])
    expect(reportProblems({ ...form, content: '\u2800\u3164' })).toEqual(['content-missing'])
    expect(reportProblems({ ...form, type: 'Autre' })).toEqual(['type-missing'])
  })

  test('may be as long as the server takes, outer spaces apart, and no longer', () => {
    const longest = 'x'.repeat(longestReport)
    expect(reportProblems({ ...form, content: `  ${longest}  ` })).toEqual([])
    expect(reportProblems({ ...form, content: `${longest}x` })).toEqual(['content-too-long'])
  })
})

test('a report that waits is named by the beginning of its text', () => {
  const label = (content: string) => createReportKind.label({ ...toReport(form), content }, 'en')
  expect(label('Short')).toBe('Message to support: “Short”')
  expect(label('The countdown stops as soon as the phone is locked')).toBe(
    'Message to support: “The countdown stops as soon as the phone…”',
  )
  expect(label(`${'x'.repeat(39)}💪💪`)).toBe(`Message to support: “${'x'.repeat(39)}💪…”`)
})
