import * as z from 'zod/mini'
import { passwordField, uuidField } from '../field.ts'
import { defineRoutes } from '../route.ts'

export const adminSecondFactorRoutes = defineRoutes({
  'reset-second-factor': {
    method: 'POST',
    path: '/api/admin/users/:id/second-factor/reset',
    summary: 'Turns off the second step of somebody who lost their phone, ends their sessions and mails them.',
    access: 'admin',
    rate: 'sign-in',
    params: z.strictObject({ id: uuidField }),
    body: z.strictObject({
      /** Needed when the password was last typed over 15 minutes ago. */
      password: z.optional(passwordField),
    }),
    problems: ['not-found', 'own-account', 'second-factor-off', 'password-required', 'wrong-password'],
  },
})
