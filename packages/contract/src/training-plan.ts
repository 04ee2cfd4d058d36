import { areFolders, folderBounds } from '@fonte/domain/training-plan/folders'
import {
  goalBounds,
  isSchedule,
  longestRotation,
  scheduleKinds,
  type TrainingPlan,
} from '@fonte/domain/training-plan/training-plan'
import * as z from 'zod/mini'
import { dayField, text, uuidField, whole } from './field.ts'
import { type Describes, defineRoutes } from './route.ts'

const foldersField = z
  .array(
    z.strictObject({
      name: text(folderBounds.name.min, folderBounds.name.max),
      programs: z.array(uuidField).check(z.maxLength(folderBounds.programs)),
    }),
  )
  .check(z.maxLength(folderBounds.folders), z.refine(areFolders, 'not-folders'))

/** What a person plans to train, in full: it is kept and answered as one document. */
const trainingPlanSchema = z.strictObject({
  schedule: z
    .strictObject({
      kind: z.enum(scheduleKinds),
      programs: z.array(z.nullable(uuidField)).check(z.maxLength(longestRotation)),
    })
    .check(z.refine<TrainingPlan['schedule']>(isSchedule, 'not-a-schedule')),
  deload_until: z.nullable(dayField),
  goal: z.optional(whole(goalBounds)),
  folders: z.optional(foldersField),
}) satisfies Describes<TrainingPlan>

/** A plan with its version: 0 before the first change. */
export const keptTrainingPlanSchema = z.object({ content: trainingPlanSchema, version: z.number() })

export const trainingPlanRoutes = defineRoutes({
  'get-training-plan': {
    method: 'GET',
    path: '/api/training-plan',
    summary: 'What the person plans to train; empty, of version 0, before anything was planned.',
    rate: 'read',
    answer: keptTrainingPlanSchema,
  },
  'put-training-plan': {
    method: 'PUT',
    path: '/api/training-plan',
    summary: 'Saves the plan over the version it was read at; an older version answers 409 with the current one.',
    rate: 'write',
    largestBody: 16_384,
    body: z.strictObject({
      version: whole({ min: 0, max: 2_000_000_000 }),
      content: trainingPlanSchema,
      /** The import that it comes with: it goes when that is undone, and is refused from then on. */
      import_id: z.optional(uuidField),
    }),
    answer: keptTrainingPlanSchema,
    problems: ['already-deleted', 'version-conflict'],
  },
})
