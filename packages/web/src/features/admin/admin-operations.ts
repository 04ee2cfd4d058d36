import type { AdminOperationId } from '@fonte/contract/admin/admin-routes'
import { adminAnswerShapes } from '@fonte/contract/answer/admin-answer-shapes'
import { learnOperations } from '../../platform/api/known-operations.ts'
import type { AnswerChecks } from '../../platform/api/names.ts'
import type { Line } from '../../platform/api/route-paths.ts'

/** Method and path of every operation of these pages; the type is computed from the contract’s table. */
export const adminPaths: { readonly [Id in AdminOperationId]: Line<Id> } = {
  'get-users': 'GET /api/admin/users',
  'get-admin-dashboard-stats': 'GET /api/admin/stats',
  'get-admin-figures': 'GET /api/admin/figures',
  'get-reports': 'GET /api/reports',
  'get-open-ticket-count': 'GET /api/reports/open-count',
  'update-report-status': 'PUT /api/reports/:id/status',
  'answer-report': 'POST /api/reports/:id/answers',
  'delete-report': 'DELETE /api/reports/:id',
}

/** What an answer must repeat of its call. */
const adminChecks: AnswerChecks = {
  'update-report-status': (answer, { params, body }) => answer.id === params.id && answer.status === body.status,
  'answer-report': (answer, { params }) => answer.id === params.id,
}

/** Tells the client of the administrators’ operations, before one of their pages stands. */
export const bringOperations = (): void =>
  learnOperations({ paths: adminPaths, shapes: adminAnswerShapes, checks: adminChecks })
