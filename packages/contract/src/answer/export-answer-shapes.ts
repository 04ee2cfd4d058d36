import { exportRoutes } from '../account/personal-data.ts'
import type { ExportOperationId } from '../routes.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** The shape of an export, as `answer-shapes.ts` has the others. */
export const exportAnswerShapes: { readonly [Id in ExportOperationId]: Shape } = {
  'export-user-data': shapeOf(exportRoutes['export-user-data'].answer),
}
