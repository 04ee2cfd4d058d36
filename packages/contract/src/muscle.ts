import * as z from 'zod/mini'
import { type Answered, defineRoutes } from './route.ts'

/** A sub-group: what an exercise names as a secondary muscle. */
export const muscleSchema = z.object({
  id: z.string(),
  muscle_group_id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  /** The part of the body map that shows it; null when the drawing has none. */
  region: z.nullable(z.string()),
})

/** A main muscle group with its sub-groups. */
export const muscleGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  muscles: z.array(muscleSchema),
})

export type Muscle = Answered<typeof muscleSchema>
export type MuscleGroup = Answered<typeof muscleGroupSchema>

export const muscleRoutes = defineRoutes({
  'get-muscle-groups': {
    method: 'GET',
    path: '/api/muscle-groups',
    summary: 'All main muscle groups with their muscles, by name.',
    access: 'anonymous',
    rate: 'read',
    answer: z.object({ items: z.array(muscleGroupSchema) }),
  },
})
