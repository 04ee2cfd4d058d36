import { importRoutes } from '../import.ts'
import type { Route } from '../route.ts'
import type { ImportOperationId } from '../routes.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** The shape of the answer to each operation of bringing a file in, as `answer-shapes.ts` has the others. */
export const importAnswerShapes = Object.fromEntries(
  Object.entries<Route>(importRoutes).flatMap(([id, { answer }]) => (answer ? [[id, shapeOf(answer)]] : [])),
) as { readonly [Id in ImportOperationId]?: Shape }
