import * as z from 'zod/mini'
import { profileSchema, usernameField } from './account.ts'
import { defineRoutes } from './route.ts'

export const usernameRoutes = defineRoutes({
  'update-username': {
    method: 'PUT',
    path: '/api/profile/username',
    summary: 'Changes the public username and notes the change in its history, both or neither.',
    rate: 'write',
    body: z.strictObject({ username: usernameField }),
    answer: profileSchema,
    problems: ['username-taken', 'username-untraced'],
  },
})
