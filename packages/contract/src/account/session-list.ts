import * as z from 'zod/mini'
import { instantField, uuidField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** A session of the person as the settings list it. */
export const listedSessionSchema = z.object({
  id: z.string(),
  /** The browser and system, as far as its user agent tells. */
  agent: z.string(),
  is_current: z.boolean(),
  created_at: instantField,
  last_used_at: instantField,
})

export type ListedSession = Answered<typeof listedSessionSchema>

export const sessionListRoutes = defineRoutes({
  'get-devices': {
    method: 'GET',
    path: '/api/devices',
    summary: 'Where the person is signed in, last used first.',
    rate: 'read',
    keptNowhere: true,
    answer: z.object({ items: z.array(listedSessionSchema) }),
  },
  'sign-out-device': {
    method: 'DELETE',
    path: '/api/devices/:id',
    summary: 'Ends one of the person’s sessions.',
    rate: 'write',
    params: z.strictObject({ id: uuidField }),
    problems: ['not-found'],
  },
  'sign-out-other-devices': {
    method: 'POST',
    path: '/api/devices/sign-out-others',
    summary: 'Ends all sessions of the person but this one.',
    rate: 'write',
    body: z.strictObject({}),
  },
})
