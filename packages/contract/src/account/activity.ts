import * as z from 'zod/mini'
import { instantField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** Something that concerned the safety of an account. */
export const accountEventSchema = z.object({
  id: z.string(),
  /** One of the domain’s `accountEventKinds`; a newer server may tell of more than its pages know. */
  kind: z.string(),
  /** The browser and system, as far as they are known. */
  agent: z.string(),
  /** How often it happened from `created_at` to `last_at`: what was refused to one browser within an hour is one row. */
  times: z.number(),
  created_at: instantField,
  last_at: instantField,
})

export type AccountEvent = Answered<typeof accountEventSchema>

export const activityRoutes = defineRoutes({
  'get-account-activity': {
    method: 'GET',
    path: '/api/account-activity',
    summary: 'What concerned the safety of one’s account in the last 180 days, newest first; 200 rows at most.',
    rate: 'read',
    keptNowhere: true,
    answer: z.object({ items: z.array(accountEventSchema) }),
  },
})
