import { longestReport, reportStatuses, reportTypes } from '@fonte/domain/report/report'
import * as z from 'zod/mini'
import { instantField, text, uuidField } from './field.ts'
import { type Answered, defineRoutes } from './route.ts'

/** A support ticket as its author sees it. */
export const reportSchema = z.object({
  id: z.string(),
  report_type: z.enum(reportTypes),
  status: z.enum(reportStatuses),
  content: z.string(),
  created_at: instantField,
})

export type Report = Answered<typeof reportSchema>

export const reportRoutes = defineRoutes({
  'create-report': {
    method: 'POST',
    path: '/api/reports',
    summary: 'Files a support ticket under an id of the client; repeating the call changes nothing.',
    rate: 'create',
    largestBody: 32_768,
    body: z.strictObject({ id: uuidField, report_type: z.enum(reportTypes), content: text(1, longestReport) }),
    answer: reportSchema,
    problems: ['already-deleted', 'id-conflict', 'reports-full'],
  },
})
