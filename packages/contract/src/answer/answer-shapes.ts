import { exportRoutes } from '../account/personal-data.ts'
import { adminRoutes } from '../admin/admin-routes.ts'
import { importRoutes } from '../import.ts'
import { problemSchema } from '../problem.ts'
import type { Route } from '../route.ts'
import { type MemberOperationId, routes } from '../routes.ts'
import { bodyMeasureRoutes } from '../training-log/body-measure.ts'
import { trainingLogRoutes } from '../training-log/training-log.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** Operations that some pages, or the work behind them, bring along. */
const lateTables = [adminRoutes, exportRoutes, importRoutes, trainingLogRoutes, bodyMeasureRoutes]

/**
 * The shape of the answer to each operation that everybody’s pages know; none for one that answers without a body. The
 * build of the pages replaces this module by its values, so that no schema travels to a browser for it.
 */
export const answerShapes = Object.fromEntries(
  Object.entries<Route>(routes).flatMap(([id, { answer }]) =>
    answer && !lateTables.some((table) => Object.hasOwn(table, id)) ? [[id, shapeOf(answer)]] : [],
  ),
) as { readonly [Id in MemberOperationId]?: Shape }

/** The shape of every refusal. */
export const problemShape: Shape = shapeOf(problemSchema)
