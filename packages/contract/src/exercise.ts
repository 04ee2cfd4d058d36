import { exerciseBounds as bounds } from '@fonte/domain/exercise/bounds'
import { exerciseSides, loads, measures } from '@fonte/domain/exercise/measure'
import { languages } from '@fonte/domain/words/language'
import * as z from 'zod/mini'
import { distinctIds, idField, imageUrlField, text, uuidField } from './field.ts'
import { type Answered, defineRoutes } from './route.ts'

/** A global exercise (creator_id null) or one that its creator made for themself; its muscles by their ids. */
const plainExerciseSchema = z.object({
  id: z.string(),
  creator_id: z.nullable(z.string()),
  name: z.string(),
  name_en: z.nullable(z.string()),
  /** Other names lifters use, per language, for the search. */
  aliases: z.array(z.string()),
  aliases_en: z.array(z.string()),
  equipment: z.string(),
  equipment_en: z.nullable(z.string()),
  description: z.string(),
  description_en: z.nullable(z.string()),
  muscle_group_id: z.string(),
  /** The muscles that move it, by id: those of the main group and others. */
  muscle_ids: z.array(z.string()),
  /** Those of `muscle_ids` that do most of the work; null where nobody has said it. */
  prime_muscle_ids: z.optional(z.nullable(z.array(z.string()))),
  /** Muscles that hold still, none of `muscle_ids`. */
  stabilising_muscle_ids: z.optional(z.nullable(z.array(z.string()))),
  image_url: z.nullable(z.string()),
  /** Archived exercises leave the selectors and stay readable where they are used. */
  archived: z.boolean(),
  measure: z.optional(z.enum(measures)),
  sides: z.optional(z.enum(exerciseSides)),
  load: z.optional(z.enum(loads)),
})

/**
 * An exercise as it is answered: with the names of its muscles, so that it reads without `get-muscle-groups`, and its
 * equipment by id. Optional, as a server of the version before, which a newer page may meet, answers without them.
 */
export const exerciseSchema = z.extend(plainExerciseSchema, {
  /** Ids of `equipment.json`, the main one first; none where a member typed the equipment. */
  equipment_ids: z.optional(z.array(z.string())),
  /** Name of the main group. */
  muscle_group: z.optional(z.string()),
  muscle_group_en: z.optional(z.nullable(z.string())),
  /** Names of the secondary muscles, in the order of `muscle_ids`; one without an English name has its French one. */
  muscles: z.optional(z.array(z.string())),
  muscles_en: z.optional(z.array(z.string())),
  /** How much of the body's weight it moves, 0 to 1. */
  body_share: z.optional(z.number()),
  /** `compound` or `isolation`; null where nobody has said. */
  mechanic: z.optional(z.nullable(z.string())),
  /** The movement pattern; null for cardio and mobility, and for what members made. */
  pattern: z.optional(z.nullable(z.string())),
  /** The base lift, by id, that it is a variant of. */
  family: z.optional(z.nullable(z.string())),
})

/** What there is to know of an exercise that only its device has so far. */
export type Exercise = Answered<typeof plainExerciseSchema>

export type NamedExercise = Answered<typeof exerciseSchema>

/** How a lift is done, in one language, and by id the lifts that one goes to from it. */
const exerciseGuideSchema = z.object({
  exercise_id: z.string(),
  set_up: z.array(z.string()),
  movement: z.array(z.string()),
  breathing: z.string(),
  /** The most frequent faults, each with its cure. */
  faults: z.array(z.string()),
  /** How to fail unharmed, where failing is dangerous. */
  safety: z.nullable(z.string()),
  easier: z.nullable(z.string()),
  harder: z.nullable(z.string()),
  /** What takes its place, best first. */
  substitutes: z.array(z.string()),
})

export type ExerciseGuide = Answered<typeof exerciseGuideSchema>

const exerciseFields = {
  name: text(bounds.name.min, bounds.name.max),
  equipment: text(0, bounds.equipment.max),
  description: text(0, bounds.description.max),
  muscle_group_id: idField,
  muscle_ids: distinctIds(bounds.muscles.max),
  /** What its sets are measured in; absent: repetitions of both sides with a weight, or as it was. */
  measure: z.optional(z.enum(measures)),
  sides: z.optional(z.enum(exerciseSides)),
  load: z.optional(z.enum(loads)),
  /** Only administrators may send one. */
  image_url: z.optional(z.nullable(imageUrlField)),
}

/** The id of an exercise of somebody’s own, as its device makes it. */
export const customId = z.templateLiteral(['custom-', uuidField])
const exerciseParams = z.strictObject({ id: idField })

export const exerciseRoutes = defineRoutes({
  'get-exercises': {
    method: 'GET',
    path: '/api/exercises',
    summary:
      'Global exercises, and those of the person signed in; in short without what `get-exercise-guides` and `get-muscle-groups` say.',
    access: 'anonymous',
    rate: 'read',
    heavy: true,
    query: z.strictObject({
      /** `short` leaves out the names of muscles, and empties the description of a lift whose guide says it in steps. */
      form: z.optional(z.enum(['short'])),
    }),
    answer: z.object({ items: z.array(exerciseSchema) }),
  },
  'get-exercise-guides': {
    method: 'GET',
    path: '/api/exercise-guides',
    summary: 'How the lifts of the library are done, step by step, in one language; of those that have steps.',
    access: 'anonymous',
    rate: 'read',
    heavy: true,
    query: z.strictObject({ lang: z.enum(languages) }),
    answer: z.object({ items: z.array(exerciseGuideSchema) }),
  },
  'create-exercise': {
    method: 'POST',
    path: '/api/exercises',
    summary: 'Creates a custom exercise under an id of the client; repeating the call changes nothing.',
    rate: 'create',
    largestBody: 32_768,
    body: z.strictObject({ id: customId, ...exerciseFields }),
    answer: exerciseSchema,
    problems: ['admin-required', 'already-deleted', 'id-conflict', 'exercises-full'],
  },
  'update-exercise': {
    method: 'PUT',
    path: '/api/exercises/:id',
    summary: 'Changes a custom exercise of one’s own.',
    rate: 'write',
    params: exerciseParams,
    largestBody: 32_768,
    body: z.strictObject(exerciseFields),
    answer: exerciseSchema,
    problems: ['admin-required', 'not-found', 'copy-unpublishable'],
  },
  'delete-exercise': {
    method: 'DELETE',
    path: '/api/exercises/:id',
    summary: 'Deletes a custom exercise; one that a program or the history uses is archived instead.',
    rate: 'write',
    params: exerciseParams,
    problems: ['not-found'],
  },
})
