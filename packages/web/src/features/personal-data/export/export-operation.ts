import { exportAnswerShapes } from '@fonte/contract/answer/export-answer-shapes'
import type { ExportOperationId } from '@fonte/contract/routes'
import { learnOperations } from '../../../platform/api/known-operations.ts'
import type { Line } from '../../../platform/api/route-paths.ts'

export const exportPaths: { readonly [Id in ExportOperationId]: Line<Id> } = {
  'export-user-data': 'POST /api/personal-data/export',
}

/** Tells the client of the operation, before it is called. */
export const bringExportOperation = (): void =>
  learnOperations({ paths: exportPaths, shapes: exportAnswerShapes, checks: {} })
