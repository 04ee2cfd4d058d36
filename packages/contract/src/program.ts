import { programBounds as bounds } from '@fonte/domain/program/bounds'
import { isScattered } from '@fonte/domain/program/groups'
import type { Program, ProgramExercise, ProgramSeries, ProgramSet } from '@fonte/domain/program/program'
import { placeOf } from '@fonte/domain/set/place'
import { setBounds } from '@fonte/domain/set/set-details'
import * as z from 'zod/mini'
import { idField, imageUrlField, instantField, lengths, text, uuidField, whole } from './field.ts'
import { type Describes, defineRoutes } from './route.ts'
import { progressionSchema } from './set/progression.ts'
import { consistent, measuredDetails, weightField } from './set/set-fields.ts'

export type { Program, ProgramExercise } from '@fonte/domain/program/program'

/** One set as planned: repetitions, weight in kg, rest after it in seconds. */
export const programSetSchema = z
  .strictObject({
    reps: whole(bounds.reps),
    weight: weightField,
    rest: whole(bounds.rest),
    reps_max: z.optional(whole(bounds.reps)),
    ...measuredDetails,
  })
  .check(consistent) satisfies Describes<ProgramSet>

const setList = z.array(programSetSchema).check(...lengths(bounds.sets))

/** What a row of a program may say besides its exercise, its rest and its sets. */
const rowDetails = {
  place: z.optional(idField),
  group: z.optional(whole(setBounds.group)),
  group_rest: z.optional(whole(bounds.group_rest)),
  note: z.optional(text(setBounds.note.min, setBounds.note.max)),
  progression: z.optional(progressionSchema),
}

/** An exercise within a program, with its names so that it reads without the library. */
export const programExerciseSchema = z.object({
  exercise_id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  order: z.number(),
  /** Rest in seconds before the next exercise. */
  default_rest: z.number(),
  sets: z.array(programSetSchema),
  ...rowDetails,
}) satisfies Describes<ProgramExercise>

/** The whole that a predefined program is one day of. */
const programSeriesSchema = z.object({
  /** The same for all its days. */
  id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  /** Which day of `of` this one is, from 1; a program alone is the only one. */
  day: z.number(),
  of: z.number(),
  /** How often each day comes in a week. */
  times: z.number(),
}) satisfies Describes<ProgramSeries>

export const programSchema = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  description: z.string(),
  description_en: z.nullable(z.string()),
  image_url: z.nullable(z.string()),
  is_public: z.boolean(),
  is_predefined: z.boolean(),
  user_id: z.nullable(z.string()),
  copied_from_program_id: z.nullable(z.string()),
  /** Made by copying a post, or a duplicate of such: it outlives the original. A server of the version before does not tell. */
  is_copy: z.optional(z.boolean()),
  /** Of a program that came with Fonte, as long as its files know it. */
  series: z.optional(programSeriesSchema),
  /** Grows by one with each saved change. */
  version: z.number(),
  updated_at: instantField,
  exercises: z.array(programExerciseSchema),
}) satisfies Describes<Program>

/** What is decided about a program, in one language. */
export const programFields = {
  name: text(bounds.name.min, bounds.name.max),
  description: text(0, bounds.description.max),
  image_url: z.nullable(imageUrlField),
  exercises: z
    .array(
      z.strictObject({
        exercise_id: idField,
        default_rest: whole(bounds.rest),
        sets: setList,
        ...rowDetails,
      }),
    )
    .check(
      ...lengths(bounds.exercises),
      // A second row of an exercise has a place of its own.
      z.refine((rows) => new Set(rows.map(placeOf)).size === rows.length, 'repeated-exercise'),
      z.refine((rows) => !rows.some((_, index) => isScattered(rows, index)), 'scattered-group'),
    ),
}

export const programParams = z.strictObject({ id: uuidField })

export const programRoutes = defineRoutes({
  'get-programs': {
    method: 'GET',
    path: '/api/programs',
    summary: 'One’s own programs, copied ones included, newest first.',
    rate: 'read',
    answer: z.object({ items: z.array(programSchema) }),
  },
  'get-predefined-programs': {
    method: 'GET',
    path: '/api/predefined-programs',
    summary: 'The programs that come with Fonte, the same for everybody.',
    rate: 'read',
    heavy: true,
    answer: z.object({ items: z.array(programSchema) }),
  },
  'get-program': {
    method: 'GET',
    path: '/api/programs/:id',
    summary: 'One program that the caller may read.',
    rate: 'read',
    params: programParams,
    answer: programSchema,
    problems: ['not-found'],
  },
  'create-program': {
    method: 'POST',
    path: '/api/programs',
    summary: 'Creates a program under an id of the client; repeating the call changes nothing.',
    rate: 'create',
    largestBody: 524_288,
    body: z.strictObject({
      id: uuidField,
      ...programFields,
      /** A duplicate of a copy is one, too, and stays unpublished. */
      is_copy: z.optional(z.boolean()),
    }),
    answer: programSchema,
    problems: ['already-deleted', 'id-conflict', 'programs-full'],
  },
  'update-program': {
    method: 'PUT',
    path: '/api/programs/:id',
    summary: 'Saves a program over the version it was read at; an older version answers 409 with the current one.',
    rate: 'write',
    params: programParams,
    largestBody: 524_288,
    body: z.strictObject({ version: whole({ min: 1, max: 2_000_000_000 }), ...programFields }),
    answer: programSchema,
    problems: ['not-found', 'version-conflict', 'programs-full', 'copy-unpublishable'],
  },
  'delete-program': {
    method: 'DELETE',
    path: '/api/programs/:id',
    summary: 'Deletes a program of one’s own; the history keeps what was done with it.',
    rate: 'write',
    params: programParams,
    problems: ['not-found'],
  },
})
