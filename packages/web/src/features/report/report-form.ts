import { longestReport, reportTypes } from '@fonte/domain/report/report'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen } from '@fonte/domain/words/visible-text'
import type { NewReport } from './report-outbox.ts'

/** What the form holds, as typed. */
export interface ReportForm {
  /** Of the report to be; kept with what is typed, so that a second attempt files nothing twice. */
  readonly id: string
  readonly type: string
  readonly content: string
}

export type ReportProblem = 'type-missing' | 'content-missing' | 'content-too-long'

/** What is wrong with the form, nothing when it can be sent. */
export function reportProblems({ type, content }: ReportForm): readonly ReportProblem[] {
  const length = storedLength(content)
  const problems: ReportProblem[] = []
  if (!typeOf(type)) problems.push('type-missing')
  if (isUnseen(content)) problems.push('content-missing')
  if (length > longestReport) problems.push('content-too-long')
  return problems
}

/** The report that a form without problems makes: outer spaces are not sent. */
export function toReport({ id, type, content }: ReportForm): NewReport {
  return { id, report_type: typeOf(type) ?? 'Bug', content: content.trim() }
}

const typeOf = (type: string) => reportTypes.find((known) => known === type)
