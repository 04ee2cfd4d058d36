import { problemSchema } from '../problem.ts'
import type { Route } from '../route.ts'
import { type OperationId, routes } from '../routes.ts'
import { eventSchemas } from '../service/event.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/**
 * The shape of each operation's answer; none for one that answers without a body. The build of the pages replaces this
 * module by its values, so that no schema travels to a browser for it.
 */
export const answerShapes = Object.fromEntries(
  Object.entries<Route>(routes).flatMap(([id, { answer }]) => (answer ? [[id, shapeOf(answer)]] : [])),
) as { readonly [Id in OperationId]?: Shape }

/** The shape of what each event of the stream carries. */
export const eventShapes = {
  maintenance: shapeOf(eventSchemas.maintenance),
  'session-ended': shapeOf(eventSchemas['session-ended']),
  posts: shapeOf(eventSchemas.posts),
  own: shapeOf(eventSchemas.own),
} as const satisfies { readonly [Name in keyof typeof eventSchemas]: Shape }

/** The shape of every refusal. */
export const problemShape: Shape = shapeOf(problemSchema)
