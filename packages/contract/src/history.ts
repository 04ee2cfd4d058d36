import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { pastBounds } from '@fonte/domain/history/past/bounds'
import {
  type HistoryTotals,
  noteBounds,
  type WorkoutNotes,
  type WorkoutSet,
} from '@fonte/domain/history/workout-history'
import { programBounds as bounds } from '@fonte/domain/program/bounds'
import type { CycleLeft, CycleMove } from '@fonte/domain/progression/moved-cycles'
import { setBounds, sides } from '@fonte/domain/set/set-details'
import { entryOrigins, utcOffsetBounds } from '@fonte/domain/training-log/log-entry'
import { countCharacters } from '@fonte/domain/words/text-length'
import * as z from 'zod/mini'
import { cursorField, idField, instantField, lengths, measured, pageOf, text, uuidField, whole } from './field.ts'
import { type Answered, type Describes, defineRoutes } from './route.ts'
import { progressionSchema } from './set/progression.ts'
import { consistent, measuredDetails, weightField } from './set/set-fields.ts'

export type { HistoryTotals, WorkoutSet } from '@fonte/domain/history/workout-history'

/** A recorded set: what was really done. */
export const workoutSetSchema = z
  .strictObject({
    exercise_id: idField,
    /** The exercise's name as the lifter read it. */
    exercise_name: text(exerciseBounds.name.min, exerciseBounds.name.max),
    reps: whole(bounds.reps),
    weight: weightField,
    ...measuredDetails,
    side: z.optional(z.enum(sides)),
    group: z.optional(whole(setBounds.group)),
    at: z.optional(whole(setBounds.at)),
    note: z.optional(text(setBounds.note.min, setBounds.note.max)),
    place: z.optional(idField),
  })
  .check(consistent) satisfies Describes<WorkoutSet>

const noteField = text(noteBounds.note.min, noteBounds.note.max)

/** Whether no two keys name one place: they are trimmed when they are read, and one note would take the place of another. */
const isOfPlaces = (notes: Readonly<Record<string, string>>): boolean => {
  const places = Object.keys(notes).map((key) => z.safeParse(idField, key).data ?? key)
  return new Set(places).size === places.length
}

/** As much of a key as an id may have before it is trimmed and composed. */
const longestKey = 800

/** Notes by the ids of their places, which are compared before they are read. */
const placeNotesField = z.pipe(
  z.record(measured(longestKey), noteField).check(
    z.refine((notes) => Object.keys(notes).length <= noteBounds.places, { error: 'too-many-notes', abort: true }),
    z.refine(isOfPlaces, 'repeated'),
  ),
  z.record(idField, noteField),
)

export const notesSchema = z.strictObject({
  workout: z.optional(noteField),
  /** By the ids of places. */
  places: z.optional(placeNotesField),
}) satisfies Describes<WorkoutNotes>

/** Characters of all notes of a workout. */
export const noteLength = (sets: readonly WorkoutSet[], { workout = '', places = {} }: WorkoutNotes): number =>
  [workout, ...Object.values(places), ...sets.map(({ note = '' }) => note)].reduce(
    (sum, note) => sum + countCharacters(note),
    0,
  )

const cycleMoveSchema = z.strictObject({
  place: idField,
  from: progressionSchema,
  to: progressionSchema,
}) satisfies Describes<CycleMove>

const cycleMovesField = z.array(cycleMoveSchema).check(...lengths(bounds.exercises))

export const historyEntrySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  program_id: z.nullable(z.string()),
  program_name: z.string(),
  duration_minutes: z.number(),
  exercises_done: z.number(),
  sets_done: z.number(),
  total_weight_lifted: z.number(),
  /** In pounds, where some of it was typed in pounds. */
  total_weight_lb: z.optional(z.number()),
  started_at: z.nullable(instantField),
  completed_at: instantField,
  utc_offset: z.optional(z.number()),
  /** Absent where a server of before November 2026 answers: it then is the first one, and live. */
  version: z.optional(z.number()),
  origin: z.optional(z.enum(entryOrigins)),
})

export const historyEntryWithSetsSchema = z.extend(historyEntrySchema, {
  sets: z.array(workoutSetSchema),
  notes: z.optional(notesSchema),
})

const cycleLeftSchema = z.object({
  place: z.string(),
  stands: z.nullable(progressionSchema),
}) satisfies Describes<CycleLeft>

/** A workout as its device hears of it once it is stored. */
const storedWorkoutSchema = z.extend(historyEntryWithSetsSchema, {
  /** The rules that it did not move, as they had changed meanwhile. */
  cycles_left: z.optional(z.array(cycleLeftSchema)),
})

export type StoredWorkout = Answered<typeof storedWorkoutSchema>

/** What a finished workout says, live or written down by hand, now or afterwards. */
const workoutFields = {
  program_name: text(bounds.name.min, bounds.name.max),
  duration_minutes: whole({ min: 0, max: 100_000 }),
  started_at: instantField,
  completed_at: instantField,
  /** Minutes east of UTC where it took place; absent where nobody knows. */
  utc_offset: z.optional(whole(utcOffsetBounds)),
  sets: z.array(workoutSetSchema).check(
    z.minLength(pastBounds.sets.min),
    z.maxLength(pastBounds.sets.max),
    z.refine((sets) => new Set(sets.map((set) => set.exercise_id)).size <= bounds.exercises.max, 'too-many-exercises'),
  ),
  notes: z.optional(notesSchema),
}

/** All notes of a workout together are bounded, too. */
const isNotedWithinBounds = z.refine<{
  readonly sets: readonly WorkoutSet[]
  readonly notes?: WorkoutNotes | undefined
}>(({ sets, notes }) => noteLength(sets, notes ?? {}) <= noteBounds.total, { error: 'too-long-notes', path: ['notes'] })

export type HistoryEntry = Answered<typeof historyEntrySchema>
export type HistoryEntryWithSets = Answered<typeof historyEntryWithSetsSchema>

/** The sets of an exercise the last time it was done, in their order, without warm-ups and missed ones; drops and clusters say so. */
export const lastSetsSchema = z.object({
  exercise_id: z.string(),
  completed_at: instantField,
  sets: z.array(
    z.object({ reps: z.number(), weight: z.number(), ...measuredDetails, side: z.optional(z.enum(sides)) }),
  ),
})

export type LastSets = Answered<typeof lastSetsSchema>

const totalsSchema = z.object({
  sessions: z.number(),
  duration_minutes: z.number(),
  sets_done: z.number(),
  /** Sum of repetitions times weight, in kg. */
  total_weight_lifted: z.number(),
  /** In pounds, where some of it was typed in pounds. */
  total_weight_lb: z.optional(z.number()),
}) satisfies Describes<HistoryTotals>

export const historyRoutes = defineRoutes({
  'get-workout-history': {
    method: 'GET',
    path: '/api/workout-history',
    summary: 'Finished workouts, newest first, a page at a time.',
    rate: 'read',
    query: z.strictObject({ cursor: z.optional(cursorField) }),
    answer: pageOf(historyEntrySchema),
  },
  'get-workout-totals': {
    method: 'GET',
    path: '/api/workout-history/totals',
    summary: 'The four totals over all finished workouts.',
    rate: 'read',
    heavy: true,
    answer: totalsSchema,
  },
  'get-last-sets': {
    method: 'GET',
    path: '/api/workout-history/last-sets',
    summary: 'For each exercise ever done, its sets of the last time, 30 at most.',
    rate: 'read',
    heavy: true,
    answer: z.object({ items: z.array(lastSetsSchema) }),
  },
  'get-workout-history-entry': {
    method: 'GET',
    path: '/api/workout-history/:id',
    summary: 'One finished workout with its sets.',
    rate: 'read',
    params: z.strictObject({ id: uuidField }),
    answer: historyEntryWithSetsSchema,
    problems: ['not-found'],
  },
  'create-workout-history': {
    method: 'POST',
    path: '/api/workout-history',
    summary: 'Stores a finished workout once; the same id again answers like the first time.',
    rate: 'create',
    largestBody: 786_432,
    body: z
      .strictObject({
        id: uuidField,
        program_id: z.nullable(uuidField),
        /** Start, end and moment of sending, all by the device’s clock; of one written down by hand the first two count as given. */
        ...workoutFields,
        sent_at: instantField,
        origin: z.optional(z.enum(['live', 'hand'])),
        /** What it moves of its program's rules, as far as they stand as it found them; stored together with it. */
        cycles: z.optional(cycleMovesField),
      })
      .check(isNotedWithinBounds),
    answer: storedWorkoutSchema,
    problems: ['already-deleted', 'id-conflict', 'history-full', 'in-future'],
  },
  'update-workout-history': {
    method: 'PUT',
    path: '/api/workout-history/:id',
    summary:
      'Changes a finished workout over the version it was read at; an older version answers 409 with the current one, one that is gone 410.',
    rate: 'write',
    params: z.strictObject({ id: uuidField }),
    largestBody: 786_432,
    body: z
      .strictObject({
        version: whole({ min: 1, max: 2_000_000_000 }),
        ...workoutFields,
        duration_minutes: whole(pastBounds.minutes),
      })
      .check(isNotedWithinBounds),
    answer: historyEntryWithSetsSchema,
    problems: ['already-deleted', 'version-conflict', 'history-full', 'in-future'],
  },
  'delete-workout-history': {
    method: 'DELETE',
    path: '/api/workout-history/:id',
    summary:
      'Deletes a finished workout, so that no device brings it back; again, or one that is not there, is done as well.',
    rate: 'write',
    params: z.strictObject({ id: uuidField }),
  },
})
