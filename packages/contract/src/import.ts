import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { restorableBounds } from '@fonte/domain/exchange/restore/restorable-export'
import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { pastBounds } from '@fonte/domain/history/past/bounds'
import { noteBounds } from '@fonte/domain/history/workout-history'
import { programBounds } from '@fonte/domain/program/bounds'
import { entryOrigins, utcOffsetBounds } from '@fonte/domain/training-log/log-entry'
import * as z from 'zod/mini'
import { idField, instantField, text, uuidField, whole } from './field.ts'
import { noteLength, notesSchema, workoutSetSchema } from './history.ts'
import { type Answered, defineRoutes } from './route.ts'

/** How much one call may bring, in bytes. */
const largestCall = 1_048_576

/** A name of a file, and the exercise that it stands for here. */
export const importNameSchema = z.strictObject({
  /** As the file writes it. */
  name: text(1, exerciseBounds.name.max),
  exercise_id: idField,
})

export type ImportName = Answered<typeof importNameSchema>

/** A workout of a file, with an id that follows from the person and the file: the same workout always has the same. */
export const importedEntrySchema = z
  .strictObject({
    id: uuidField,
    program_id: z.optional(z.nullable(uuidField)),
    program_name: text(programBounds.name.min, programBounds.name.max),
    duration_minutes: whole({ min: 0, max: 100_000 }),
    /** As the file says: they are not moved by the device’s clock. */
    started_at: z.nullable(instantField),
    completed_at: instantField,
    /** Minutes east of UTC where it took place. */
    utc_offset: z.optional(whole(utcOffsetBounds)),
    /** How it came into the log that an export was made of; absent: by this file. */
    origin: z.optional(z.enum(entryOrigins)),
    sets: z.array(workoutSetSchema).check(
      z.maxLength(pastBounds.sets.max),
      z.refine(
        (sets) => new Set(sets.map((set) => set.exercise_id)).size <= programBounds.exercises.max,
        'too-many-exercises',
      ),
    ),
    notes: z.optional(notesSchema),
    /** What the file calls the exercises of its sets, in their order, each with how many sets follow under that name. */
    runs: z.optional(
      z
        .array(z.tuple([text(1, exerciseBounds.name.max), whole({ min: 1, max: pastBounds.sets.max })]))
        .check(z.maxLength(pastBounds.sets.max)),
    ),
    /** What becomes of a workout that is here with other content, or was deleted here; absent: it stays so. */
    instead: z.optional(z.enum(['replace', 'restore'])),
  })
  .check(
    z.refine(({ sets, notes }) => noteLength(sets, notes ?? {}) <= noteBounds.total, {
      error: 'too-long-notes',
      path: ['notes'],
    }),
    z.refine(({ sets, runs }) => !runs || runs.reduce((sum, [, count]) => sum + count, 0) === sets.length, {
      error: 'not-all-sets',
      path: ['runs'],
    }),
  )

export type ImportedEntry = Answered<typeof importedEntrySchema>

/** How many workouts of a call became what. */
const importCasesSchema = z.object({
  added: z.number(),
  /** They were here with the same content. */
  present: z.number(),
  replaced: z.number(),
  /** They are here with other content, which stayed. */
  changed: z.number(),
  /** They were deleted here, and stay so. */
  deleted: z.number(),
  /** Their id is taken by somebody else’s. */
  refused: z.number(),
})

export type ImportCases = Answered<typeof importCasesSchema>

export const importSchema = z.object({
  id: z.string(),
  format: z.string(),
  file_name: z.string(),
  /** Rows that the file had. */
  rows: z.number(),
  created_at: instantField,
  undone_at: z.nullable(instantField),
  /** Until when it can be undone. */
  undo_until: instantField,
  /** Workouts that are here by it, and how many of them were edited since. */
  workouts: z.number(),
  edited: z.number(),
  /** Workouts that it replaced and nobody changed since: undoing it puts back what they said before. */
  replaced: z.number(),
  /**
   * Programs and measures that go when it is undone: those that it brought and nobody changed or used since. A server of
   * 0.6.0 does not tell, nor the two below.
   */
  programs: z.optional(z.number()),
  measures: z.optional(z.number()),
  /** Whether the gym and the training plan go when it is undone: it brought them, and nobody changed them since. */
  gym: z.optional(z.boolean()),
  plan: z.optional(z.boolean()),
  /** Custom exercises that were made for it and are here, used or not. A server of 0.10.2 does not tell. */
  exercises: z.optional(z.number()),
})

export type Import = Answered<typeof importSchema>

const importIdParams = z.strictObject({ id: uuidField })

export const importRoutes = defineRoutes({
  'get-imports': {
    method: 'GET',
    path: '/api/imports',
    summary:
      'Files that were brought in, newest first; remembered names; ids of workouts from files that were deleted since.',
    rate: 'read',
    heavy: true,
    answer: z.object({
      items: z.array(importSchema),
      names: z.array(importNameSchema),
      deleted: z.array(z.string()),
    }),
  },
  'create-import': {
    method: 'POST',
    path: '/api/imports',
    summary:
      'Begins an import and remembers what its names stand for; the same id with the same content again answers like the first time.',
    rate: 'import',
    largestBody: 2 * largestCall,
    body: z.strictObject({
      id: uuidField,
      format: text(1, 40),
      file_name: text(1, importCallBounds.fileName),
      rows: whole({ min: 0, max: 1_000_000 }),
      names: z.array(importNameSchema).check(z.maxLength(importCallBounds.names)),
      /** Custom exercises that were made for it: they go when it is undone, unless something else uses them. */
      exercise_ids: z.array(idField).check(z.maxLength(restorableBounds.exercises)),
      /** Programs that are made with it: they go, too, unless they were changed or trained since. */
      program_ids: z.optional(z.array(uuidField).check(z.maxLength(restorableBounds.programs))),
    }),
    answer: importSchema,
    problems: ['id-conflict'],
  },
  'import-workouts': {
    method: 'POST',
    path: '/api/imports/:id/workouts',
    summary: 'Stores workouts of a file, each once, all of a call or none; answers how many became what.',
    rate: 'import',
    largestBody: largestCall,
    params: importIdParams,
    body: z.strictObject({
      entries: z.array(importedEntrySchema).check(z.minLength(1), z.maxLength(importCallBounds.workouts)),
    }),
    answer: importCasesSchema,
    problems: ['not-found', 'history-full'],
  },
  'undo-import': {
    method: 'POST',
    path: '/api/imports/:id/undo',
    summary:
      'Deletes what an import brought and puts back what it replaced, within 30 days, but for what was changed or is used since; answers what stayed.',
    rate: 'write',
    params: importIdParams,
    body: z.strictObject({}),
    answer: z.object({
      import: importSchema,
      /** How much was deleted of each, and how many workouts say again what they said before. */
      workouts: z.number(),
      put_back: z.number(),
      exercises: z.number(),
      programs: z.number(),
      measures: z.number(),
      names: z.number(),
      /** A server of 0.6.0 brings neither back. */
      gym: z.optional(z.boolean()),
      plan: z.optional(z.boolean()),
      /** Workouts and programs that stay because they were changed or used since, and exercises that something else uses. */
      kept_workouts: z.number(),
      kept_programs: z.number(),
      kept_exercises: z.number(),
    }),
    problems: ['not-found', 'undo-conflict'],
  },
  'put-import-name': {
    method: 'PUT',
    path: '/api/import-names',
    summary:
      'Remembers which exercise a name of files stands for; null forgets it. What imports brought under it as another exercise is renamed on request.',
    rate: 'write',
    body: z.strictObject({
      name: text(1, exerciseBounds.name.max),
      exercise_id: z.nullable(idField),
      /** The exercise as which sets under that name stand in the log: they become the new one. */
      rename_from: z.optional(idField),
    }),
    answer: z.object({
      name: z.string(),
      exercise_id: z.nullable(z.string()),
      /**
       * Workouts of which sets were renamed, those that stay because they were edited since, and those in which that name
       * already stood for the new exercise: renaming the other way round would change them, too. A server of 0.6.0 does
       * not tell the last.
       */
      renamed: z.number(),
      kept: z.number(),
      stood: z.optional(z.number()),
    }),
    problems: ['not-found', 'history-full'],
  },
})
