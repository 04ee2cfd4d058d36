import * as z from 'zod/mini'
import { measured, uuidField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** How far somebody knows a training log: what they have read, and since when they are told of deletions. */
const sinceField = measured(31).check(z.regex(/^\d{1,15}\.\d{1,15}$/))

/** Finished workouts of a page, at most. */
export const changesPage = 500

/** Sets of a page, at most, unless its only workout has more: they bound how long an answer may be. */
export const changesPageSets = 5_000

/** Octets of the notes of workouts on a page, at most, unless one workout has more. */
export const changesPageNotes = 4_000_000

/**
 * A finished workout, packed: instants in epoch ms, `sets` as rows of `[exercise, reps, weight, at, kind, rir, seconds,
 * weight_lb, group, distance, assist, assist_lb, side, note, place]`, where `exercise` is a place in the page’s `exercises`
 * and what is null at the end of a row is left out.
 */
const packedEntrySchema = z.object({
  id: uuidField,
  program_id: z.optional(uuidField),
  name: z.string(),
  started_at: z.optional(z.number()),
  completed_at: z.number(),
  /** Minutes east of UTC. */
  offset: z.optional(z.number()),
  minutes: z.number(),
  notes: z.optional(z.unknown()),
  version: z.number(),
  origin: z.string(),
  sets: z.array(z.array(z.unknown())),
})

export type PackedEntry = Omit<Answered<typeof packedEntrySchema>, 'notes' | 'sets'> & {
  readonly notes?: unknown
  readonly sets: readonly (readonly unknown[])[]
}

export const trainingChangesSchema = z.object({
  /** What was known is not known any more, or never was: whoever keeps a log empties it before it takes this page. */
  start_over: z.boolean(),
  /** The exercises of this page: id, and name as its lifter read it. */
  exercises: z.array(z.array(z.string())),
  /** Finished workouts that were stored or changed, in the order in which that happened. */
  entries: z.array(packedEntrySchema),
  /** Ids of those that were deleted. */
  gone: z.array(uuidField),
  /** Measures of the body that were stored, as `[day, kind, value]`; a value of null was taken away. */
  measures: z.array(z.array(z.unknown())),
  /** All finished workouts that there are; absent where nothing changed. */
  of: z.optional(z.number()),
  next: sinceField,
  /** Whether there is more now. */
  more: z.boolean(),
})

export type TrainingChanges = Answered<typeof trainingChangesSchema>

export const trainingLogRoutes = defineRoutes({
  'get-training-changes': {
    method: 'GET',
    path: '/api/training-changes',
    summary:
      'What changed in the training log since a cursor, 500 finished workouts, 5,000 sets and 4 MB of notes at most; without one, all of it.',
    rate: 'read',
    heavy: true,
    keptNowhere: true,
    query: z.strictObject({ since: z.optional(sinceField) }),
    answer: trainingChangesSchema,
  },
})
