import { logAnswerShapes } from '@fonte/contract/answer/log-answer-shapes'
import type { LogOperationId } from '@fonte/contract/routes'
import { learnOperations } from '../../../platform/api/known-operations.ts'
import type { Line } from '../../../platform/api/route-paths.ts'

/** Method and path of every operation of the log; the type is computed from the contract’s table. */
const logPaths: { readonly [Id in LogOperationId]: Line<Id> } = {
  'get-training-changes': 'GET /api/training-changes',
}

/** Tells the client of these operations, before one of them is called. */
export const bringLogOperations = (): void => learnOperations({ paths: logPaths, shapes: logAnswerShapes, checks: {} })
