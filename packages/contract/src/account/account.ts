import { fullNameBounds, hasStackedMarks, visibleName } from '@fonte/domain/account/full-name'
import { plans } from '@fonte/domain/account/plan'
import { usernameProblem } from '@fonte/domain/account/username'
import * as z from 'zod/mini'
import {
  emailField,
  instantField,
  languageField,
  linkTokenField,
  newPasswordField,
  passwordField,
  text,
  typedText,
  unitField,
} from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** What the profile's owner sees of it. */
export const profileSchema = z.object({
  id: z.string(),
  role: z.enum(['admin', 'user']),
  plan: z.enum(plans),
  trial_started_at: z.nullable(instantField),
  trial_ends_at: z.nullable(instantField),
  lang: languageField,
  /** Absent in what a server from before units answers. */
  unit: z.optional(unitField),
  full_name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
})

export type Profile = Answered<typeof profileSchema>

/** 3 to 30 letters of one script, digits, `.`, `_` or `-`; which are reserved is for the handler to say. */
const usernameField = typedText(60).check(
  z.normalize('NFKC'),
  z.refine<string>((name) => [null, 'mixed_scripts'].includes(usernameProblem(name)), 'malformed'),
  z.refine<string>((name) => usernameProblem(name) !== 'mixed_scripts', 'mixed_scripts'),
)

/** A person's name, kept without characters that nobody sees or that turn text around. */
const fullNameField = text(fullNameBounds.min, fullNameBounds.max).check(
  z.overwrite(visibleName),
  z.minLength(fullNameBounds.min),
  z.refine<string>((name) => !hasStackedMarks(name), 'stacked-marks'),
)

export const accountRoutes = defineRoutes({
  'sign-up': {
    method: 'POST',
    path: '/api/account',
    summary: 'Creates an account and mails a confirmation link; answers alike for a known e-mail.',
    access: 'anonymous',
    rate: 'sign-up',
    body: z.strictObject({
      email: emailField,
      password: newPasswordField,
      full_name: fullNameField,
      username: usernameField,
      lang: languageField,
    }),
    problems: ['username-taken', 'password-too-common', 'password-own-name'],
  },
  'confirm-email': {
    method: 'POST',
    path: '/api/account/confirm',
    summary:
      'Confirms the e-mail by the token of the mailed link, once; elsewhere than in the browser that signed up also by the password.',
    access: 'anonymous',
    rate: 'link',
    body: z.strictObject({ token: linkTokenField, password: z.optional(passwordField) }),
    problems: ['link-invalid', 'password-required', 'wrong-password'],
  },
  'resend-confirmation': {
    method: 'POST',
    path: '/api/account/resend-confirmation',
    summary: 'Mails a new confirmation link if the account exists and needs one; answers alike otherwise.',
    access: 'anonymous',
    rate: 'mail',
    body: z.strictObject({ email: emailField }),
  },
  'get-profile': {
    method: 'GET',
    path: '/api/profile',
    summary: 'The profile of the person signed in.',
    rate: 'read',
    keptNowhere: true,
    answer: profileSchema,
  },
  'update-language': {
    method: 'PUT',
    path: '/api/profile/language',
    summary: 'Changes the language of the interface and of mails.',
    rate: 'create',
    body: z.strictObject({ lang: languageField }),
    answer: profileSchema,
  },
  'update-unit': {
    method: 'PUT',
    path: '/api/profile/unit',
    summary: 'Changes the unit in which weights are shown and typed.',
    rate: 'create',
    body: z.strictObject({ unit: unitField }),
    answer: profileSchema,
  },
})

export const usernameRoutes = defineRoutes({
  'update-username': {
    method: 'PUT',
    path: '/api/profile/username',
    summary: 'Changes the public username and notes the change in its history, both or neither.',
    rate: 'write',
    body: z.strictObject({ username: usernameField }),
    answer: profileSchema,
    problems: ['username-taken', 'username-untraced', 'too-many-renames'],
  },
})

export const planRoutes = defineRoutes({
  'start-trial': {
    method: 'POST',
    path: '/api/plan/trial',
    summary: 'Starts seven days of trial; only from the plan Basic.',
    rate: 'write',
    body: z.strictObject({}),
    answer: profileSchema,
    problems: ['plan-conflict'],
  },
  'cancel-plan': {
    method: 'POST',
    path: '/api/plan/cancel',
    summary: 'Goes back from Trial or Premium to Basic and clears the trial’s dates.',
    rate: 'write',
    body: z.strictObject({}),
    answer: profileSchema,
    problems: ['plan-conflict'],
  },
})
