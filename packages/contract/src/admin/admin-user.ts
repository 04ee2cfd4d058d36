import { plans } from '@fonte/domain/account/plan'
import { statuses } from '@fonte/domain/account/status'
import { longestSearch } from '@fonte/domain/admin/lists'
import * as z from 'zod/mini'
import { cursorField, instantField, text } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { countedPageOf } from './counted-page.ts'

export const userSorts = ['newest', 'last-sign-in', 'name'] as const

export type AdminUserSort = (typeof userSorts)[number]

const roles = ['admin', 'user'] as const

/** A row of the list of users. */
export const adminUserSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  username: z.string(),
  role: z.enum(roles),
  status: z.enum(statuses),
  plan: z.enum(plans),
  trial_ends_at: z.nullable(instantField),
  /** Null for never. */
  last_sign_in_at: z.nullable(instantField),
  created_at: instantField,
})

export type AdminUser = Answered<typeof adminUserSchema>

export const adminUserRoutes = defineRoutes({
  'get-users': {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'The accounts, a page of 25 at a time.',
    access: 'admin',
    rate: 'read',
    keptNowhere: true,
    query: z.strictObject({
      /** Words that name, e-mail address or username hold; short ones are beginnings of words. */
      search: z.optional(text(0, longestSearch)),
      role: z.optional(z.enum(roles)),
      status: z.optional(z.enum(statuses)),
      plan: z.optional(z.enum(plans)),
      sort: z.optional(z.enum(userSorts)),
      cursor: z.optional(cursorField),
    }),
    answer: countedPageOf(adminUserSchema),
  },
})
