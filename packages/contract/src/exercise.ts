import { exerciseBounds as bounds } from '@fonte/domain/exercise/bounds'
import * as z from 'zod/mini'
import { idField, imageUrlField, text, uuidField } from './field.ts'
import { type Answered, defineRoutes } from './route.ts'

/** A global exercise (creator_id null) or one that its creator made for themself. */
export const exerciseSchema = z.object({
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
  /** Secondary muscles, by id. */
  muscle_ids: z.array(z.string()),
  image_url: z.nullable(z.string()),
  /** Archived exercises leave the selectors and stay readable where they are used. */
  archived: z.boolean(),
})

export type Exercise = Answered<typeof exerciseSchema>

const exerciseFields = {
  name: text(bounds.name.min, bounds.name.max),
  equipment: text(0, bounds.equipment.max),
  description: text(0, bounds.description.max),
  muscle_group_id: idField,
  muscle_ids: z.array(idField).check(z.maxLength(20)),
  /** Only administrators may send one. */
  image_url: z.optional(z.nullable(imageUrlField)),
}

const customId = z.templateLiteral(['custom-', uuidField])
const exerciseParams = z.strictObject({ id: idField })

export const exerciseRoutes = defineRoutes({
  'get-exercises': {
    method: 'GET',
    path: '/api/exercises',
    summary: 'Global exercises, and those of the person signed in.',
    access: 'anonymous',
    rate: 'read',
    answer: z.object({ items: z.array(exerciseSchema) }),
  },
  'create-exercise': {
    method: 'POST',
    path: '/api/exercises',
    summary: 'Creates a custom exercise under an id of the client; repeating the call changes nothing.',
    rate: 'create',
    body: z.strictObject({ id: customId, ...exerciseFields }),
    answer: exerciseSchema,
    problems: ['admin-required', 'already-deleted', 'id-conflict', 'too-many-items'],
  },
  'update-exercise': {
    method: 'PUT',
    path: '/api/exercises/:id',
    summary: 'Changes a custom exercise of one’s own.',
    rate: 'write',
    params: exerciseParams,
    body: z.strictObject(exerciseFields),
    answer: exerciseSchema,
    problems: ['admin-required', 'not-found'],
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
