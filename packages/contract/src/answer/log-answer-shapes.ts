import type { Route } from '../route.ts'
import type { LogOperationId } from '../routes.ts'
import { bodyMeasureRoutes } from '../training-log/body-measure.ts'
import { trainingLogRoutes } from '../training-log/training-log.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** The shape of the answer to each operation of the training log on the device, as `answer-shapes.ts` has the others. */
export const logAnswerShapes = Object.fromEntries(
  Object.entries<Route>({ ...trainingLogRoutes, ...bodyMeasureRoutes }).flatMap(([id, { answer }]) =>
    answer ? [[id, shapeOf(answer)]] : [],
  ),
) as { readonly [Id in LogOperationId]?: Shape }
