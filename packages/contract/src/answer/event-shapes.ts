import { eventSchemas } from '../service/event.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** The shape of what each event of the stream carries. */
export const eventShapes = {
  maintenance: shapeOf(eventSchemas.maintenance),
  alive: shapeOf(eventSchemas.alive),
  'session-ended': shapeOf(eventSchemas['session-ended']),
  posts: shapeOf(eventSchemas.posts),
  tickets: shapeOf(eventSchemas.tickets),
  revision: shapeOf(eventSchemas.revision),
  own: shapeOf(eventSchemas.own),
  documents: shapeOf(eventSchemas.documents),
} as const satisfies { readonly [Name in keyof typeof eventSchemas]: Shape }
