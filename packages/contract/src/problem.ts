import * as z from 'zod/mini'

/**
 * Every error code the programming interface can answer, with its HTTP status.
 * Codes are stable: the web client chooses its words by them, never by text.
 */
export const problemStatus = {
  'invalid-input': 400,
  unreadable: 400,
  'link-invalid': 400,
  'password-too-common': 400,
  'password-own-name': 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  'second-step-required': 401,
  'challenge-over': 401,
  'email-unconfirmed': 403,
  'wrong-password': 403,
  'wrong-code': 403,
  'password-required': 403,
  'account-blocked': 403,
  'wrong-origin': 403,
  'admin-required': 403,
  'second-factor-required': 403,
  'premium-required': 403,
  'not-found': 404,
  timeout: 408,
  'username-taken': 409,
  'name-taken': 409,
  'in-use': 409,
  'library-full': 409,
  'version-conflict': 409,
  'id-conflict': 409,
  'plan-conflict': 409,
  'own-account': 409,
  'last-admin': 409,
  'setup-over': 409,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'undo-conflict': 409,
  'programs-full': 409,
  'exercises-full': 409,
  'history-full': 409,
  'measures-full': 409,
  'in-future': 409,
  'reports-full': 409,
  'posts-full': 409,
  'hidden-authors-full': 409,
  'own-post': 409,
  'copy-unpublishable': 409,
  'already-deleted': 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'range-unsatisfiable': 416,
  'rate-limited': 429,
  'too-many-renames': 429,
  'too-many-at-once': 429,
  'headers-too-large': 431,
  'username-untraced': 500,
  'unpublish-check-failed': 500,
  'unpublish-update-failed': 500,
  'post-delete-failed': 500,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const

/** A stable machine-readable reason why a call failed. */
export type ProblemCode = keyof typeof problemStatus

/** Codes that any operation may answer, whatever its row in the table says. */
export const commonProblems = [
  'invalid-input',
  'unreadable',
  'timeout',
  'headers-too-large',
  'wrong-origin',
  'too-large',
  'unsupported-media-type',
  'rate-limited',
  'too-many-at-once',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[]

/** RFC 9457 problem details, the one shape of every error answer. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  /** The id under which the server logged this call. */
  request_id: z.string(),
  /** For `invalid-input`: where and why, one row a field. */
  errors: z.optional(z.array(z.object({ path: z.string(), reason: z.string() }))),
  /** For `version-conflict`: the row as the server has it now; for `in-use`: by how many exercises. */
  current: z.optional(z.unknown()),
})

export type ProblemAnswer = z.infer<typeof problemSchema>
