import * as z from 'zod/mini'
import { cursorField, idField, instantField, passwordField, text, uuidField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { countedPageOf } from './counted-page.ts'

/** Somebody or something as it is called today; the name is null where it is gone. */
const namedSchema = z.object({ id: z.string(), name: z.nullable(z.string()) })

/** A field that an action changed; null where there was or is nothing. */
const changeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** A row of the audit log. */
export const auditEntrySchema = z.object({
  id: z.string(),
  action: z.string(),
  created_at: instantField,
  /** Who did it; null for the command line. */
  actor: z.nullable(namedSchema),
  /** To whom or what; null for the service itself. */
  subject: z.nullable(namedSchema),
  changes: z.array(changeSchema),
  /** A later action took it back. */
  is_undone: z.boolean(),
  /** It can be taken back: it is of a kind that can be, no older than a day, and the last of its kind on its subject. */
  can_undo: z.boolean(),
})

export type AuditEntry = Answered<typeof auditEntrySchema>

export const auditRoutes = defineRoutes({
  'get-audit-log': {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What administrators did, the last first, a page of 25 at a time.',
    access: 'admin',
    rate: 'read',
    keptNowhere: true,
    query: z.strictObject({
      action: z.optional(text(1, 100)),
      /** A user by id, or `command` for the command line. */
      actor: z.optional(idField),
      /** A user, an exercise, a program ... by id. */
      subject: z.optional(idField),
      /** No earlier than this. */
      since: z.optional(instantField),
      /** Earlier than this. */
      until: z.optional(instantField),
      cursor: z.optional(cursorField),
    }),
    answer: countedPageOf(auditEntrySchema),
  },
})

/** Taking back what was done to people: their nouns do it. */
export const undoRoutes = defineRoutes({
  'undo-admin-action': {
    method: 'POST',
    path: '/api/admin/audit/:id/undo',
    summary: 'Takes an action back within a day, while nothing else has changed since.',
    access: 'admin',
    rate: 'write',
    params: z.strictObject({ id: uuidField }),
    body: z.strictObject({
      /** Needed where it blocks an account, when it was last typed over 15 minutes ago. */
      password: z.optional(passwordField),
    }),
    problems: ['not-found', 'undo-conflict', 'own-account', 'last-admin', 'password-required', 'wrong-password'],
  },
})
