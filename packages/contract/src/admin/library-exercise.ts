import { exerciseBounds as bounds } from '@fonte/domain/exercise/bounds'
import { exerciseSides, loads, measures } from '@fonte/domain/exercise/measure'
import { libraryShares } from '@fonte/domain/library/share'
import * as z from 'zod/mini'
import { exerciseSchema } from '../exercise.ts'
import { cursorField, distinctIds, idField, imageUrlField, pageOf, text, whole } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { countedField } from './counted-page.ts'

/** A global exercise as administrators see it. */
export const libraryExerciseSchema = z.extend(exerciseSchema, {
  /** Grows by one with each saved change. */
  version: z.number(),
})

export type LibraryExercise = Answered<typeof libraryExerciseSchema>

const name = text(bounds.name.min, bounds.name.max)
const names = z.array(name).check(z.maxLength(bounds.aliases.max))

const libraryExerciseFields = {
  name,
  name_en: z.nullable(name),
  aliases: names,
  aliases_en: names,
  /** Ids of `equipment.json`, the main one first. */
  equipment_ids: distinctIds(bounds.equipmentIds.max).check(z.minLength(bounds.equipmentIds.min)),
  description: text(0, bounds.description.max),
  description_en: z.nullable(text(1, bounds.description.max)),
  muscle_group_id: idField,
  /** Of any group: those of the main one do the work, the others help. */
  muscle_ids: distinctIds(bounds.muscles.max),
  image_url: z.nullable(imageUrlField),
  /** What its sets are measured in; absent: repetitions of both sides with a weight, or as it was. */
  measure: z.optional(z.enum(measures)),
  sides: z.optional(z.enum(exerciseSides)),
  load: z.optional(z.enum(loads)),
}

const params = z.strictObject({ id: idField })

export const libraryExerciseRoutes = defineRoutes({
  'get-library-exercises': {
    method: 'GET',
    path: '/api/admin/exercises',
    summary: 'Global exercises, by name or best match first, with how many there are of each share.',
    access: 'admin',
    rate: 'read',
    heavy: true,
    query: z.strictObject({
      search: z.optional(text(0, 100)),
      /** Id of a main group. */
      group: z.optional(idField),
      show: z.optional(z.enum(libraryShares)),
      cursor: z.optional(cursorField),
    }),
    answer: z.extend(pageOf(libraryExerciseSchema), {
      /** How many exercises match, on all pages. */
      total: z.number(),
      /** How many there are of each share, whatever was searched. */
      shares: z.object({ offered: z.number(), untranslated: z.number(), archived: z.number() }),
    }),
  },
  'get-library-exercise-use': {
    method: 'GET',
    path: '/api/admin/exercises/:id/use',
    summary: 'What a global exercise is used by: to be shown before it is deleted.',
    access: 'admin',
    rate: 'read',
    heavy: true,
    params,
    answer: z.object({
      /** Programs that members own. */
      programs: countedField,
      predefined_programs: countedField,
      /** Posts of the community whose program holds it. */
      posts: countedField,
      /** People who have recorded a set of it. */
      people: countedField,
    }),
    problems: ['not-found'],
  },
  'create-library-exercise': {
    method: 'POST',
    path: '/api/admin/exercises',
    summary: 'Creates a global exercise; its id comes from its French name, and repeating the call changes nothing.',
    access: 'admin',
    rate: 'create',
    largestBody: 98_304,
    body: z.strictObject(libraryExerciseFields),
    answer: libraryExerciseSchema,
    problems: ['name-taken', 'library-full'],
  },
  'update-library-exercise': {
    method: 'PUT',
    path: '/api/admin/exercises/:id',
    summary:
      'Changes a global exercise over the version it was read at; its id stays, a former name becomes an other name.',
    access: 'admin',
    rate: 'write',
    params,
    largestBody: 98_304,
    body: z.strictObject({ version: whole({ min: 1, max: 2_000_000_000 }), ...libraryExerciseFields }),
    answer: libraryExerciseSchema,
    problems: ['not-found', 'name-taken', 'version-conflict'],
  },
  'delete-library-exercise': {
    method: 'DELETE',
    path: '/api/admin/exercises/:id',
    summary: 'Archives a global exercise: it leaves the selectors and stays readable where it is used.',
    access: 'admin',
    rate: 'write',
    params,
    problems: ['not-found'],
  },
  'restore-library-exercise': {
    method: 'POST',
    path: '/api/admin/exercises/:id/restore',
    summary: 'Brings an archived global exercise back into the selectors.',
    access: 'admin',
    rate: 'write',
    params,
    answer: libraryExerciseSchema,
    problems: ['not-found', 'name-taken'],
  },
})
