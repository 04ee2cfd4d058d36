import type { AdminOperationId } from '@fonte/contract/admin/admin-routes'
import { adminAnswerShapes } from '@fonte/contract/answer/admin-answer-shapes'
import { learnOperations } from '../../platform/api/known-operations.ts'
import type { AnswerChecks } from '../../platform/api/names.ts'
import type { Line } from '../../platform/api/route-paths.ts'

/** Method and path of every operation of these pages; the type is computed from the contract’s table. */
export const adminPaths: { readonly [Id in AdminOperationId]: Line<Id> } = {
  'get-users': 'GET /api/admin/users',
}

/** What an answer must repeat of its call. */
const adminChecks: AnswerChecks = {}

/** Tells the client of the administrators’ operations, before one of their pages stands. */
export const bringOperations = (): void =>
  learnOperations({ paths: adminPaths, shapes: adminAnswerShapes, checks: adminChecks })
