import { longestTypedCode } from '@fonte/domain/account/second-step'
import * as z from 'zod/mini'
import { instantField, passwordField, text } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { sessionSchema } from './session.ts'

/** A code of the app or a recovery code, as typed; whether it is one is for the server to say. */
const codeField = text(1, longestTypedCode)

/** How the second step of one's sign-ins stands. */
export const secondFactorSchema = z.object({
  /** Null while it is off. */
  turned_on_at: z.nullable(instantField),
  /** Recovery codes that were not used yet. */
  recovery_codes_left: z.number(),
  /** Whether the person is an administrator of a service that others reach, who cannot administer without it. */
  is_required: z.boolean(),
})

export type SecondFactor = Answered<typeof secondFactorSchema>

const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

const proved = z.strictObject({
  code: codeField,
  /** Needed when the password was last typed over 15 minutes ago. */
  password: z.optional(passwordField),
})

const passwordProblems = ['password-required', 'wrong-password'] as const

export const secondStepRoutes = defineRoutes({
  'complete-sign-in': {
    method: 'POST',
    path: '/api/session/second-step',
    summary: 'The second step of a sign-in: a code of the app or a recovery code, for the challenge in a cookie.',
    access: 'anonymous',
    rate: 'second-step',
    duringMaintenance: true,
    body: z.strictObject({ code: codeField }),
    answer: sessionSchema,
    problems: ['challenge-over', 'wrong-code', 'account-blocked'],
  },
})

export const secondFactorRoutes = defineRoutes({
  'get-second-factor': {
    method: 'GET',
    path: '/api/second-factor',
    summary: 'Whether sign-ins have a second step, and how many recovery codes are left.',
    rate: 'read',
    keptNowhere: true,
    answer: secondFactorSchema,
  },
  'begin-second-factor': {
    method: 'POST',
    path: '/api/second-factor/setup',
    summary: 'Makes the secret for an app; nothing is on before a first code. Within an hour it answers the same one.',
    rate: 'sign-in',
    body: z.strictObject({ password: z.optional(passwordField) }),
    /** The secret in base 32, and the same as the URL that an app reads from a QR code. */
    answer: z.object({ secret: z.string(), url: z.string() }),
    problems: [...passwordProblems, 'second-factor-on'],
  },
  'turn-on-second-factor': {
    method: 'POST',
    path: '/api/second-factor',
    summary: 'Turns the second step on by a first code, answers the recovery codes and signs out the other devices.',
    rate: 'second-step',
    body: z.strictObject({ code: codeField }),
    answer: recoveryCodesSchema,
    problems: ['wrong-code', 'setup-over', 'second-factor-on'],
  },
  'turn-off-second-factor': {
    method: 'POST',
    path: '/api/second-factor/end',
    summary: 'Turns the second step off, by a code, and signs out the other devices.',
    rate: 'second-step',
    body: proved,
    problems: [...passwordProblems, 'wrong-code', 'second-factor-off'],
  },
  'renew-recovery-codes': {
    method: 'POST',
    path: '/api/second-factor/recovery-codes',
    summary: 'Makes ten new recovery codes, by a code; the older ones work no more.',
    rate: 'second-step',
    body: proved,
    answer: recoveryCodesSchema,
    problems: [...passwordProblems, 'wrong-code', 'second-factor-off'],
  },
})
