import { type AdminOperationId, adminRoutes } from '../admin/admin-routes.ts'
import type { Route } from '../route.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** The shape of the answer to each operation of the administrators’ pages, as `answer-shapes.ts` has the others. */
export const adminAnswerShapes = Object.fromEntries(
  Object.entries<Route>(adminRoutes).flatMap(([id, { answer }]) => (answer ? [[id, shapeOf(answer)]] : [])),
) as { readonly [Id in AdminOperationId]?: Shape }
