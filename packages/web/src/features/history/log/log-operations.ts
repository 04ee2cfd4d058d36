import { logAnswerShapes } from '@fonte/contract/answer/log-answer-shapes'
import type { LogOperationId } from '@fonte/contract/routes'
import { learnOperations } from '../../../platform/api/known-operations.ts'
import { type AnswerChecks, sameLength } from '../../../platform/api/names.ts'
import type { Line } from '../../../platform/api/route-paths.ts'

/** Method and path of every operation of the log; the type is computed from the contract’s table. */
export const logPaths: { readonly [Id in LogOperationId]: Line<Id> } = {
  'get-training-changes': 'GET /api/training-changes',
  'put-body-measures': 'PUT /api/body-measures',
}

/** What an answer must repeat of its call. */
const logChecks: AnswerChecks = {
  'put-body-measures': ({ items }, { body }) => sameLength(items, body.measures),
}

/** Tells the client of these operations, before one of them is called. */
export const bringLogOperations = (): void =>
  learnOperations({ paths: logPaths, shapes: logAnswerShapes, checks: logChecks })
