import type { AdminOperationId } from '@fonte/contract/admin/admin-routes'
import { adminAnswerShapes } from '@fonte/contract/answer/admin-answer-shapes'
import { learnOperations } from '../../platform/api/known-operations.ts'
import { type AnswerChecks, sameId, sameLength, sameNewId } from '../../platform/api/names.ts'
import type { Line } from '../../platform/api/route-paths.ts'

/** Method and path of every operation of these pages; the type is computed from the contract’s table. */
export const adminPaths: { readonly [Id in AdminOperationId]: Line<Id> } = {
  'get-users': 'GET /api/admin/users',
  'reset-second-factor': 'POST /api/admin/users/:id/second-factor/reset',
  'manage-user': 'POST /api/admin/users/manage',
  'update-user-plan': 'PUT /api/admin/users/plan',
  'end-user-sessions': 'POST /api/admin/users/:id/end-sessions',
  'get-username-history': 'GET /api/admin/users/:id/usernames',
  'get-audit-log': 'GET /api/admin/audit',
  'undo-admin-action': 'POST /api/admin/audit/:id/undo',
  'get-admin-dashboard-stats': 'GET /api/admin/stats',
  'get-admin-figures': 'GET /api/admin/figures',
  'get-library-exercises': 'GET /api/admin/exercises',
  'get-library-exercise-use': 'GET /api/admin/exercises/:id/use',
  'create-library-exercise': 'POST /api/admin/exercises',
  'update-library-exercise': 'PUT /api/admin/exercises/:id',
  'delete-library-exercise': 'DELETE /api/admin/exercises/:id',
  'restore-library-exercise': 'POST /api/admin/exercises/:id/restore',
  'get-predefined-program-use': 'GET /api/admin/programs/:id/use',
  'create-predefined-program': 'POST /api/admin/programs',
  'update-predefined-program': 'PUT /api/admin/programs/:id',
  'delete-predefined-program': 'DELETE /api/admin/programs/:id',
  'get-library-muscles': 'GET /api/admin/muscle-groups',
  'get-muscle-group-use': 'GET /api/admin/muscle-groups/:id/use',
  'create-muscle-group': 'POST /api/admin/muscle-groups',
  'update-muscle-group': 'PUT /api/admin/muscle-groups/:id',
  'delete-muscle-group': 'DELETE /api/admin/muscle-groups/:id',
  'order-muscle-groups': 'PUT /api/admin/muscle-group-order',
  'create-muscle': 'POST /api/admin/muscle-groups/:id/muscles',
  'order-muscles': 'PUT /api/admin/muscle-groups/:id/muscle-order',
  'get-muscle-use': 'GET /api/admin/muscles/:id/use',
  'update-muscle': 'PUT /api/admin/muscles/:id',
  'delete-muscle': 'DELETE /api/admin/muscles/:id',
  'get-library-proposals': 'GET /api/admin/library-proposals/:kind',
  'take-library-proposal': 'POST /api/admin/library-proposals/:kind/:id/take',
  'decline-library-proposal': 'PUT /api/admin/library-proposals/:kind/:id/declined',
  'get-reports': 'GET /api/reports',
  'get-open-ticket-count': 'GET /api/reports/open-count',
  'update-report-status': 'PUT /api/reports/:id/status',
  'answer-report': 'POST /api/reports/:id/answers',
  'delete-report': 'DELETE /api/reports/:id',
}

/** What an answer must repeat of its call. */
const adminChecks: AnswerChecks = {
  'manage-user': ({ user }, { body }) => user === null || user.id === body.userId,
  'update-user-plan': (answer, { body }) => answer.id === body.userId && answer.plan === body.plan,
  'update-library-exercise': sameId,
  'restore-library-exercise': sameId,
  'create-predefined-program': (answer, call) =>
    sameNewId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-predefined-program': (answer, call) =>
    sameId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-muscle-group': sameId,
  'create-muscle': (answer, { params }) => answer.muscle_group_id === params.id,
  'update-muscle': sameId,
  'order-muscle-groups': (answer, { body }) => sameLength(answer.items, body.ids),
  'update-report-status': (answer, call) => sameId(answer, call) && answer.status === call.body.status,
  'answer-report': sameId,
}

/** Tells the client of the administrators’ operations, before one of their pages stands. */
export const bringOperations = (): void =>
  learnOperations({ paths: adminPaths, shapes: adminAnswerShapes, checks: adminChecks })
