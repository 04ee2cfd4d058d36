import { exportVersion } from '@fonte/domain/exchange/restore/upcast-export'
import * as z from 'zod/mini'
import { hiddenAuthorSchema } from '../community/hidden-author.ts'
import { exerciseSchema } from '../exercise.ts'
import { instantField, measured, passwordField, whole } from '../field.ts'
import { storedGymSchema } from '../gym.ts'
import { historyEntryWithSetsSchema } from '../history.ts'
import { importNameSchema, importSchema } from '../import.ts'
import { programSchema } from '../program.ts'
import { reportSchema } from '../report.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { bodyMeasureSchema } from '../training-log/body-measure.ts'
import { keptTrainingPlanSchema } from '../training-plan.ts'
import { profileSchema } from './account.ts'
import { accountEventSchema } from './activity.ts'
import { listedSessionSchema } from './session-list.ts'

/** What says that a document is an export, of which version, and in what its figures are. */
const exportHead = {
  format: z.literal('fonte'),
  version: z.literal(exportVersion),
  units: z.object({ mass: z.literal('kg'), length: z.literal('cm') }),
}

/** Everything Fonte keeps about a person. */
const personalDataSchema = z.object({
  /** A server of the version before does not write what the head says. */
  format: z.optional(exportHead.format),
  version: z.optional(exportHead.version),
  exported_at: instantField,
  units: z.optional(exportHead.units),
  account: z.object({
    email: z.string(),
    created_at: instantField,
    confirmed_at: z.nullable(instantField),
    last_sign_in_at: z.nullable(instantField),
    last_seen_at: z.nullable(instantField),
  }),
  second_factor: z.object({ turned_on_at: z.nullable(instantField), recovery_codes_left: z.number() }),
  activity: z.array(accountEventSchema),
  profile: profileSchema,
  devices: z.array(listedSessionSchema),
  username_history: z.array(z.object({ old_username: z.string(), new_username: z.string(), changed_at: instantField })),
  programs: z.array(programSchema),
  exercises: z.array(exerciseSchema),
  /** A server of the version before does not have it. */
  training_plan: z.optional(keptTrainingPlanSchema),
  workout_history: z.array(historyEntryWithSetsSchema),
  imports: z.optional(z.array(importSchema)),
  import_names: z.optional(z.array(importNameSchema)),
  /** A server of the version before does not have them. */
  body_measures: z.optional(z.array(bodyMeasureSchema)),
  gym: storedGymSchema,
  reports: z.array(
    z.extend(reportSchema, {
      user_username: z.string(),
      user_email: z.string(),
      /** The post that it names, with its title as it was then. */
      post_id: z.nullable(z.string()),
      post_title: z.nullable(z.string()),
      answered_at: z.nullable(instantField),
    }),
  ),
  posts: z.array(
    z.object({
      id: z.string(),
      program_id: z.string(),
      title: z.string(),
      message: z.string(),
      /** Notes of exercises that are shown with it, by place; absent without any. */
      notes: z.optional(z.record(z.string(), z.string())),
      created_at: instantField,
    }),
  ),
  ratings: z.array(z.object({ post_id: z.string(), rating: z.number(), rated_at: instantField })),
  /** Posts of others that the person copied, whatever became of the copies. */
  copied_posts: z.array(z.object({ post_id: z.string() })),
  hidden_authors: z.array(hiddenAuthorSchema),
  /** The days on which the person was here, such as `2026-11-22`: the last 31 at most. */
  active_days: z.array(z.string()),
})

/** An export as this Fonte writes it, to be restored in this one or another. */
export const exportFileSchema = z.extend(personalDataSchema, { ...exportHead, training_plan: keptTrainingPlanSchema })

export type ExportFile = Answered<typeof exportFileSchema>

const confirmed = z.strictObject({
  /** Needed when the password was last typed over 15 minutes ago. */
  password: z.optional(passwordField),
})

const passwordProblems = ['password-required', 'wrong-password'] as const

/** Taking everything along: only the page that offers it knows what it is answered. */
export const exportRoutes = defineRoutes({
  'export-user-data': {
    method: 'POST',
    path: '/api/personal-data/export',
    summary: 'Everything Fonte keeps about the person signed in, as one document.',
    rate: 'export',
    keptNowhere: true,
    body: confirmed,
    answer: personalDataSchema,
    problems: passwordProblems,
  },
})

export const personalDataRoutes = defineRoutes({
  'reset-user-data': {
    method: 'POST',
    path: '/api/personal-data/reset',
    summary: 'Deletes the person’s programs, custom exercises and history in one transaction; the account stays.',
    rate: 'sign-in',
    body: z.extend(confirmed, {
      /** A reset that the server had forgotten, sent again: what was made since `at` stays. Both by the device’s clock. */
      again: z.optional(
        z.strictObject({
          at: instantField,
          sent_at: instantField,
          /** Where changes stood at the reset, and the server's mark of it: its password was given then. */
          proof: z.optional(
            z.strictObject({ number: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }), mark: measured(100) }),
          ),
        }),
      ),
    }),
    problems: passwordProblems,
  },
  'delete-user-account': {
    method: 'POST',
    path: '/api/personal-data/delete-account',
    summary: 'Deletes the account and all it owns in one transaction.',
    rate: 'sign-in',
    body: confirmed,
    problems: [...passwordProblems, 'last-admin'],
  },
})
