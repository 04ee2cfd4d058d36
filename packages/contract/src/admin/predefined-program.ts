import { programBounds as bounds } from '@fonte/domain/program/bounds'
import * as z from 'zod/mini'
import { text, uuidField, whole } from '../field.ts'
import { programFields, programParams, programSchema } from '../program.ts'
import { defineRoutes } from '../route.ts'
import { countedField } from './counted-page.ts'

const predefinedFields = {
  ...programFields,
  name_en: z.nullable(text(bounds.name.min, bounds.name.max)),
  description_en: z.nullable(text(1, bounds.description.max)),
}

export const predefinedProgramRoutes = defineRoutes({
  'get-predefined-program-use': {
    method: 'GET',
    path: '/api/admin/programs/:id/use',
    summary: 'How many people have finished a workout of a predefined program: to be shown before it is deleted.',
    access: 'admin',
    rate: 'read',
    heavy: true,
    params: programParams,
    answer: z.object({ people: countedField }),
    problems: ['not-found'],
  },
  'create-predefined-program': {
    method: 'POST',
    path: '/api/admin/programs',
    summary: 'Creates a predefined program under an id of the client; repeating the call changes nothing.',
    access: 'admin',
    rate: 'create',
    largestBody: 524_288,
    body: z.strictObject({ id: uuidField, ...predefinedFields }),
    answer: programSchema,
    problems: ['id-conflict', 'library-full'],
  },
  'update-predefined-program': {
    method: 'PUT',
    path: '/api/admin/programs/:id',
    summary:
      'Saves a predefined program over the version it was read at; an older version answers 409 with the current one.',
    access: 'admin',
    rate: 'write',
    params: programParams,
    largestBody: 524_288,
    body: z.strictObject({ version: whole({ min: 1, max: 2_000_000_000 }), ...predefinedFields }),
    answer: programSchema,
    problems: ['not-found', 'version-conflict'],
  },
  'delete-predefined-program': {
    method: 'DELETE',
    path: '/api/admin/programs/:id',
    summary: 'Deletes a predefined program; workouts that run or are done with it, and duplicates, stay.',
    access: 'admin',
    rate: 'write',
    params: programParams,
    problems: ['not-found'],
  },
})
