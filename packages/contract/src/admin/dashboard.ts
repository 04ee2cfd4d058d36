import * as z from 'zod/mini'
import { instantField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

const statsSchema = z.object({
  /** All accounts, confirmed or not. */
  totalUsers: z.number(),
  /** People who were here today, by the calendar of the service. */
  activeToday: z.number(),
  /** Nothing measures it. */
  totalMovements: z.literal('N/A'),
  /** Accounts by language. */
  langDistribution: z.object({ fr: z.number(), en: z.number() }),
  maintenanceMode: z.boolean(),
})

export type DashboardStats = Answered<typeof statsSchema>

/** What was counted of one day. */
const daySchema = z.object({
  /** Such as `2026-11-22`, by the calendar of the service. */
  day: z.string(),
  sign_ups: z.number(),
  /** Workouts that reached the server that day. */
  workouts: z.number(),
  /** People who were here; null for a day before it was measured. */
  active_people: z.nullable(z.number()),
})

export type DayFigures = Answered<typeof daySchema>

const figuresSchema = z.object({
  /** The last thirty days, the earliest first; the last one is today. */
  days: z.array(daySchema),
  tickets: z.object({
    open: z.number(),
    /** When the oldest open one was written; null without any. */
    oldest_at: z.nullable(instantField),
  }),
  mails: z.object({
    /** By a mail server, or into the mailbox of this machine. */
    delivery: z.enum(['smtp', 'mailbox']),
    /** Not tried yet. */
    waiting: z.number(),
    /** Tried in vain, and tried again. */
    failing: z.number(),
    /** What the last one failed with; null where none fails. */
    last_error: z.nullable(z.string()),
  }),
  database: z.object({
    /** How long one statement took, the wait for a connection included. */
    answered_in_ms: z.number(),
    bytes: z.number(),
  }),
  /** Settings that the legal notice of a public service lacks. */
  missing_settings: z.array(z.string()),
  /** Of the data folder; null where the database is not embedded. */
  disk: z.nullable(z.object({ free_bytes: z.number(), total_bytes: z.number() })),
  /** The daily back-ups; null where this service makes none. */
  backup: z.nullable(
    z.object({
      /** When the newest one was made; null without any. */
      last_at: z.nullable(instantField),
      /** The newest one is over two days old. */
      is_late: z.boolean(),
      /** Why the last try failed; null when it did not. */
      problem: z.nullable(z.string()),
    }),
  ),
})

export type DashboardFigures = Answered<typeof figuresSchema>

export const dashboardRoutes = defineRoutes({
  'get-admin-dashboard-stats': {
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The figures on top of the dashboard.',
    access: 'admin',
    rate: 'read',
    answer: statsSchema,
  },
  'get-admin-figures': {
    method: 'GET',
    path: '/api/admin/figures',
    summary: 'What an operator looks at first: thirty days, tickets, mails, database and disk.',
    access: 'admin',
    rate: 'read',
    keptNowhere: true,
    answer: figuresSchema,
  },
})
