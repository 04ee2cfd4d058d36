import type { Report } from '@fonte/contract/report'
import { dictionary } from '@fonte/domain/words/dictionary'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call, type Input } from '../../platform/api/client.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'

/** What goes to support: under its own id, so that sending it twice files it once. */
export type NewReport = Input<'create-report'>['body']

/** How much of the text names it in a list. */
const labelLength = 40

const labels = dictionary({
  report: {
    fr: (start: string) => `Message au support : « ${start} »`,
    en: (start) => `Message to support: “${start}”`,
  },
})

/** A message to support on its way to the server. */
export const createReportKind: OutboxKind<NewReport, Report> = {
  kind: 'create-report',
  label: ({ content }, lang) => {
    // By characters: an emoji is not cut in two.
    const start = [...content].slice(0, labelLength).join('').trimEnd()
    return labels(lang).report(start === content ? start : `${start}…`)
  },
  send: fileReport,
  does: 'make',
}

/** An attempt whose answer was lost may have filed the text as it was before: the changed text is then a new report. */
async function fileReport(report: NewReport): Promise<Report> {
  try {
    return await call('create-report', { body: report })
  } catch (failure) {
    if (!isProblem(failure, 'id-conflict')) throw failure
    return await call('create-report', { body: { ...report, id: newUuid() } })
  }
}
