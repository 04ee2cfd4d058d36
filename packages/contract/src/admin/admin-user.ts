import { plans } from '@fonte/domain/account/plan'
import { statuses } from '@fonte/domain/account/status'
import * as z from 'zod/mini'
import { cursorField, instantField, passwordField, text, uuidField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { countedPageOf } from './counted-page.ts'
import { longestSearch } from './longest-search.ts'

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
  /** Whether a second step is asked at their sign-in; a server of the version before does not say it. */
  has_second_factor: z.optional(z.boolean()),
  trial_ends_at: z.nullable(instantField),
  /** Null for never. */
  last_sign_in_at: z.nullable(instantField),
  created_at: instantField,
})

export type AdminUser = Answered<typeof adminUserSchema>

/** What `manage-user` can do to an account. */
const userActions = ['reset_password', 'block_user', 'unblock_user', 'delete_user'] as const

export type UserAction = (typeof userActions)[number]

/** What it says that it did. */
const userMessages = ['reset-mailed', 'blocked', 'unblocked', 'deleted'] as const

/** A change of username. */
const usernameChangeSchema = z.object({
  old_username: z.string(),
  new_username: z.string(),
  changed_at: instantField,
})

const params = z.strictObject({ id: uuidField })

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
  'manage-user': {
    method: 'POST',
    path: '/api/admin/users/manage',
    summary: 'Mails a link for a new password, blocks, unblocks or deletes an account; always by its own address.',
    access: 'admin',
    rate: 'write',
    body: z.strictObject({
      action: z.enum(userActions),
      userId: uuidField,
      /** What the page shows; the account’s own address counts. */
      email: z.optional(text(0, 254)),
      /** Needed to block and to delete when it was last typed over 15 minutes ago. */
      password: z.optional(passwordField),
    }),
    answer: z.object({
      message: z.enum(userMessages),
      /** The account as it is now; null when it is deleted. */
      user: z.nullable(adminUserSchema),
    }),
    problems: ['not-found', 'own-account', 'last-admin', 'account-blocked', 'password-required', 'wrong-password'],
  },
  'update-user-plan': {
    method: 'PUT',
    path: '/api/admin/users/plan',
    summary: 'Gives an account a plan: a trial for seven days from now, any other without an end.',
    access: 'admin',
    rate: 'write',
    body: z.strictObject({ userId: uuidField, plan: z.enum(plans) }),
    answer: adminUserSchema,
    problems: ['not-found'],
  },
  'end-user-sessions': {
    method: 'POST',
    path: '/api/admin/users/:id/end-sessions',
    summary: 'Signs an account out everywhere; answers from how many sessions.',
    access: 'admin',
    rate: 'write',
    params,
    body: z.strictObject({}),
    answer: z.object({ ended: z.number() }),
    problems: ['not-found', 'own-account'],
  },
  'get-username-history': {
    method: 'GET',
    path: '/api/admin/users/:id/usernames',
    summary: 'The usernames that an account has had, the last change first, 100 at most.',
    access: 'admin',
    rate: 'read',
    keptNowhere: true,
    params,
    answer: z.object({ items: z.array(usernameChangeSchema) }),
    problems: ['not-found'],
  },
})
