import * as z from 'zod/mini'
import type { EventName } from './address/events.ts'
import { defineRoutes } from './route.ts'

const maintenanceSchema = z.object({ enabled: z.boolean() })

export const maintenanceRoutes = defineRoutes({
  'get-maintenance': {
    method: 'GET',
    path: '/api/maintenance',
    summary: 'Whether the service is closed for maintenance.',
    access: 'anonymous',
    rate: 'read',
    duringMaintenance: true,
    answer: maintenanceSchema,
  },
  'toggle-maintenance-mode': {
    method: 'POST',
    path: '/api/maintenance',
    summary: 'Closes the service to everybody but administrators, or opens it again.',
    access: 'admin',
    rate: 'write',
    duringMaintenance: true,
    body: z.strictObject({ enabled: z.boolean() }),
    answer: maintenanceSchema,
  },
})

/** What the operator of this server tells its pages. */
const siteSchema = z.object({
  contact_email: z.string(),
  promo_code: z.string(),
})

export const siteRoutes = defineRoutes({
  'get-site': {
    method: 'GET',
    path: '/api/site',
    summary: 'The operator’s settings that pages show.',
    access: 'anonymous',
    rate: 'read',
    duringMaintenance: true,
    answer: siteSchema,
  },
})

/** What each named event carries. */
export const eventSchemas = {
  /** The present state, at the beginning of each stream and after each change. */
  maintenance: maintenanceSchema,
  /** The session that opened the stream is over; the stream ends with it. */
  'session-ended': z.object({ reason: z.enum(['ended', 'blocked']) }),
  /** The version of the community’s posts, for who may read them: at the beginning, and after each change, once a second at most. */
  posts: z.object({ version: z.string() }),
  /** The versions of what is the person’s own, at the beginning and after each change: what differs is to be read again. */
  own: z.object({
    programs: z.string(),
    /** Null without exercises of one’s own. */
    exercises: z.nullable(z.string()),
    history: z.string(),
    profile: z.string(),
    hidden_authors: z.nullable(z.string()),
  }),
  /** How many tickets are open, for administrators: at the beginning, and after each change. */
  tickets: z.object({ open: z.number() }),
} as const satisfies Readonly<Record<EventName, z.ZodMiniType>>

/** The data of each event by its name. */
export type EventData = { readonly [Name in EventName]: z.infer<(typeof eventSchemas)[Name]> }
