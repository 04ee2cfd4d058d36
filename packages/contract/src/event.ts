import * as z from 'zod/mini'
import { maintenanceSchema } from './maintenance.ts'

/** Where open pages listen: server-sent events, for everybody; a signed-in page also hears of the end of its session. */
export const eventsPath = '/api/events'

/** What each named event carries. */
export const eventSchemas = {
  /** The present state, at the beginning of each stream and after each change. */
  maintenance: maintenanceSchema,
  /** The session that opened the stream is over; the stream ends with it. */
  'session-ended': z.object({ reason: z.enum(['ended', 'blocked']) }),
} as const

/** The data of each event by its name. */
export type EventData = { readonly [Name in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[Name]> }
