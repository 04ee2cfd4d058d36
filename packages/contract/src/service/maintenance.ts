import * as z from 'zod/mini'
import { passwordField } from '../field.ts'
import { defineRoutes } from '../route.ts'

export const maintenanceSchema = z.object({ enabled: z.boolean() })

export const maintenanceRoutes = defineRoutes({
  'get-maintenance': {
    method: 'GET',
    path: '/api/maintenance',
    summary: 'Whether the service is closed for maintenance.',
    access: 'anonymous',
    rate: 'read',
    duringMaintenance: true,
    answer: maintenanceSchema,
  },
  'toggle-maintenance-mode': {
    method: 'POST',
    path: '/api/maintenance',
    summary: 'Closes the service to everybody but administrators, or opens it again.',
    access: 'admin',
    rate: 'write',
    duringMaintenance: true,
    body: z.strictObject({
      enabled: z.boolean(),
      /** Needed when it was last typed over 15 minutes ago. */
      password: z.optional(passwordField),
    }),
    answer: maintenanceSchema,
    problems: ['password-required', 'wrong-password'],
  },
})
