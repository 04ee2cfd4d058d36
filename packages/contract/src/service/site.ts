import * as z from 'zod/mini'
import { defineRoutes } from '../route.ts'

/** What the operator of this server tells its pages. */
const siteSchema = z.object({
  contact_email: z.string(),
  promo_code: z.string(),
})

export const siteRoutes = defineRoutes({
  'get-site': {
    method: 'GET',
    path: '/api/site',
    summary: 'The operator’s settings that pages show.',
    access: 'anonymous',
    rate: 'read',
    duringMaintenance: true,
    answer: siteSchema,
  },
})
