import * as z from 'zod/mini'
import { profileSchema } from './account.ts'
import { defineRoutes } from './route.ts'

export const planRoutes = defineRoutes({
  'start-trial': {
    method: 'POST',
    path: '/api/plan/trial',
    summary: 'Starts seven days of trial; only from the plan Basic.',
    rate: 'write',
    body: z.strictObject({}),
    answer: profileSchema,
    problems: ['plan-conflict'],
  },
  'cancel-plan': {
    method: 'POST',
    path: '/api/plan/cancel',
    summary: 'Goes back from Trial or Premium to Basic and clears the trial’s dates.',
    rate: 'write',
    body: z.strictObject({}),
    answer: profileSchema,
    problems: ['plan-conflict'],
  },
})
