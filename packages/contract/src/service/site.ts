import * as z from 'zod/mini'
import { defineRoutes } from '../route.ts'

/** Who runs the service, by the operator's settings; null where one says nothing. */
const operatorSchema = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Who is responsible for what is published. */
  publisher: z.nullable(z.string()),
  /** Who hosts the service, with their address. */
  host: z.nullable(z.string()),
  /** Who carries its e-mail; a server of an earlier version leaves it out. */
  mail: z.optional(z.nullable(z.string())),
  /** Whom a consumer may turn to. */
  mediator: z.nullable(z.string()),
})

/** What the operator of this server tells its pages. */
const siteSchema = z.object({
  contact_email: z.string(),
  promo_code: z.string(),
  /** A server of an earlier version leaves it out. */
  operator: z.optional(operatorSchema),
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
