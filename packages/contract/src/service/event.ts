import * as z from 'zod/mini'
import type { EventName } from './event-names.ts'
import { maintenanceSchema } from './maintenance.ts'

/** What each named event carries. */
export const eventSchemas = {
  /** The present state, at the beginning of each stream and after each change. */
  maintenance: maintenanceSchema,
  /** The stream lives: at its beginning, and again after `next` ms at most. One that stays silent for longer is dead. */
  alive: z.object({ next: z.number() }),
  /** The session that opened the stream is over; the stream ends with it. */
  'session-ended': z.object({ reason: z.enum(['ended', 'blocked']) }),
  /** The version of the community’s posts, for who may read them: at the beginning, and after each change, once a second at most. A newer one comes later in the alphabet, unless the database was restored. */
  posts: z.object({
    version: z.string(),
    /** The version from which on `moved` is complete. */
    since: z.optional(z.string()),
    /** Ids of the posts that are new, changed or gone, and of the programs of those that say something else; absent where they are too many, or not known. */
    moved: z.optional(z.array(z.string())),
  }),
  /** Where the person’s changes stood when the `own` and `documents` after it were read, as the header of answers says it. */
  revision: z.object({ number: z.number() }),
  /** The versions of what is the person’s own, at the beginning and after each change: what differs is to be read again. */
  own: z.object({
    programs: z.string(),
    /** Null without exercises of one’s own. */
    exercises: z.nullable(z.string()),
    history: z.string(),
    profile: z.string(),
    hidden_authors: z.nullable(z.string()),
  }),
  /** The versions of what a person has one of, as `own`; null where nothing was ever saved. */
  documents: z.object({ gym: z.nullable(z.string()), training_plan: z.nullable(z.string()) }),
  /** How many tickets are open, for administrators: at the beginning, and after each change. */
  tickets: z.object({ open: z.number() }),
} as const satisfies Readonly<Record<EventName, z.ZodMiniType>>

/** The data of each event by its name. */
export type EventData = { readonly [Name in EventName]: z.infer<(typeof eventSchemas)[Name]> }
