import { libraryBounds } from '@fonte/domain/library/bounds'
import { bodyRegions, muscleBounds as bounds } from '@fonte/domain/muscle/bounds'
import * as z from 'zod/mini'
import { idField, text, whole } from '../field.ts'
import { muscleGroupSchema, muscleSchema } from '../muscle.ts'
import { type Answered, defineRoutes } from '../route.ts'

const administered = {
  /** Grows by one with each saved change. */
  version: z.number(),
  /** Global exercises that name it, a group also by one of its muscles; archived ones included. */
  exercises: z.number(),
}

/** A sub-group as administrators see it. */
export const libraryMuscleSchema = z.extend(muscleSchema, administered)

/** A main group with its sub-groups, as administrators see it. */
export const libraryMuscleGroupSchema = z.extend(muscleGroupSchema, {
  ...administered,
  muscles: z.array(libraryMuscleSchema),
})

export type LibraryMuscle = Answered<typeof libraryMuscleSchema>
export type LibraryMuscleGroup = Answered<typeof libraryMuscleGroupSchema>

const name = text(bounds.name.min, bounds.name.max)
const names = { name, name_en: z.nullable(name) }
const muscleFields = { ...names, region: z.nullable(z.enum(bodyRegions)) }
const version = whole({ min: 1, max: 2_000_000_000 })
const params = z.strictObject({ id: idField })
const orderOf = (max: number) => z.strictObject({ ids: z.array(idField).check(z.maxLength(max)) })

/** Exercises, archived ones included, that keep a group or a muscle from being deleted. */
const useSchema = z.object({ exercises: z.number(), own_exercises: z.number() })

export type MuscleUse = Answered<typeof useSchema>

const groups = z.object({ items: z.array(libraryMuscleGroupSchema) })

export const libraryMuscleRoutes = defineRoutes({
  'get-library-muscles': {
    method: 'GET',
    path: '/api/admin/muscle-groups',
    summary: 'All main groups with their muscles in their order, and how many global exercises name each.',
    access: 'admin',
    rate: 'read',
    answer: groups,
  },
  'get-muscle-group-use': {
    method: 'GET',
    path: '/api/admin/muscle-groups/:id/use',
    summary: 'How many exercises name a main group or one of its muscles: of the library, and of members.',
    access: 'admin',
    rate: 'read',
    params,
    answer: useSchema,
    problems: ['not-found'],
  },
  'create-muscle-group': {
    method: 'POST',
    path: '/api/admin/muscle-groups',
    summary: 'Creates a main group at the end of the list.',
    access: 'admin',
    rate: 'create',
    body: z.strictObject(names),
    answer: libraryMuscleGroupSchema,
    problems: ['name-taken', 'library-full'],
  },
  'update-muscle-group': {
    method: 'PUT',
    path: '/api/admin/muscle-groups/:id',
    summary: 'Renames a main group over the version it was read at.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({ version, ...names }),
    answer: libraryMuscleGroupSchema,
    problems: ['not-found', 'name-taken', 'version-conflict'],
  },
  'delete-muscle-group': {
    method: 'DELETE',
    path: '/api/admin/muscle-groups/:id',
    summary: 'Deletes a main group and its muscles; one that an exercise names answers 409 with the count.',
    access: 'admin',
    rate: 'write',
    params,
    problems: ['not-found', 'in-use'],
  },
  'order-muscle-groups': {
    method: 'PUT',
    path: '/api/admin/muscle-group-order',
    summary: 'Puts all main groups in order; 409 when somebody added or deleted one meanwhile.',
    access: 'admin',
    rate: 'write',
    largestBody: 32_768,
    body: orderOf(libraryBounds.groups),
    answer: groups,
    problems: ['version-conflict'],
  },
  'create-muscle': {
    method: 'POST',
    path: '/api/admin/muscle-groups/:id/muscles',
    summary: 'Creates a muscle at the end of its main group.',
    access: 'admin',
    rate: 'create',
    params,
    body: z.strictObject(muscleFields),
    answer: libraryMuscleSchema,
    problems: ['not-found', 'name-taken', 'library-full'],
  },
  'order-muscles': {
    method: 'PUT',
    path: '/api/admin/muscle-groups/:id/muscle-order',
    summary: 'Puts the muscles of a main group in order; 409 when somebody added or deleted one meanwhile.',
    access: 'admin',
    rate: 'write',
    params,
    largestBody: 327_680,
    body: orderOf(libraryBounds.muscles),
    answer: groups,
    problems: ['version-conflict'],
  },
  'get-muscle-use': {
    method: 'GET',
    path: '/api/admin/muscles/:id/use',
    summary: 'How many exercises name a muscle: of the library, and of members.',
    access: 'admin',
    rate: 'read',
    params,
    answer: useSchema,
    problems: ['not-found'],
  },
  'update-muscle': {
    method: 'PUT',
    path: '/api/admin/muscles/:id',
    summary: 'Changes a muscle over the version it was read at.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({ version, ...muscleFields }),
    answer: libraryMuscleSchema,
    problems: ['not-found', 'name-taken', 'version-conflict'],
  },
  'delete-muscle': {
    method: 'DELETE',
    path: '/api/admin/muscles/:id',
    summary: 'Deletes a muscle; one that an exercise names answers 409 with the count.',
    access: 'admin',
    rate: 'write',
    params,
    problems: ['not-found', 'in-use'],
  },
})
