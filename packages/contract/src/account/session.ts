import * as z from 'zod/mini'
import { emailField, instantField, passwordField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { profileSchema } from './account.ts'

/** What a page sees of its session; the tokens themselves stay in cookies that scripts cannot read. */
export const sessionSchema = z.object({
  /** When the access token ends, by the server's clock. */
  expires_at: instantField,
  /** Seconds from now until then, so that a device with a wrong clock counts right. */
  expires_in: z.number(),
  user: z.object({ id: z.string(), email: z.string() }),
  profile: profileSchema,
  /** The key (32 bytes, base64url) under which this person’s devices lock what they leave there unsent. */
  lock_key: z.optional(z.string()),
})

export type Session = Answered<typeof sessionSchema>

export const sessionRoutes = defineRoutes({
  'sign-in': {
    method: 'POST',
    path: '/api/session',
    summary: 'Signs in with e-mail and password and sets the session cookies, or those of a second step.',
    access: 'anonymous',
    rate: 'sign-in',
    duringMaintenance: true,
    body: z.strictObject({ email: emailField, password: passwordField, remember: z.boolean() }),
    answer: sessionSchema,
    problems: ['wrong-credentials', 'second-step-required', 'email-unconfirmed', 'account-blocked'],
  },
  'refresh-session': {
    method: 'POST',
    path: '/api/session/refresh',
    summary: 'Exchanges the refresh cookie for a new pair of tokens.',
    access: 'anonymous',
    rate: 'refresh',
    duringMaintenance: true,
    body: z.strictObject({}),
    answer: sessionSchema,
    problems: ['signed-out'],
  },
  'get-session': {
    method: 'GET',
    path: '/api/session',
    summary: 'The current session: its end, the user and the profile.',
    rate: 'read',
    duringMaintenance: true,
    keptNowhere: true,
    answer: sessionSchema,
  },
  'sign-out': {
    method: 'POST',
    path: '/api/session/end',
    summary: 'Ends the session on the server and clears its cookies; harmless when there is none.',
    access: 'anonymous',
    rate: 'write',
    duringMaintenance: true,
    body: z.strictObject({}),
  },
})
