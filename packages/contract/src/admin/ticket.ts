import { longestReport, reportStatuses, reportTypes } from '@fonte/domain/report/report'
import * as z from 'zod/mini'
import { cursorField, instantField, text, uuidField } from '../field.ts'
import { reportSchema } from '../report.ts'
import { type Answered, defineRoutes } from '../route.ts'
import { countedPageOf } from './counted-page.ts'
import { longestSearch } from './longest-search.ts'

/** A ticket as administrators see it: its author’s name and address are those of the day on which it was written. */
export const ticketSchema = z.extend(reportSchema, {
  user_id: z.string(),
  user_username: z.string(),
  user_email: z.string(),
  /** The post that it names, with its title as it was then; both stay when the post has gone. */
  post_id: z.nullable(z.string()),
  post_title: z.nullable(z.string()),
  /** Whether that post still stands. */
  post_is_there: z.boolean(),
  /** When it was answered last, and the username of who did; null for who has no account any more. */
  answered_at: z.nullable(instantField),
  answered_by: z.nullable(z.string()),
  /** Raised by each change of an administrator. */
  version: z.number(),
})

export type Ticket = Answered<typeof ticketSchema>

const ticketParams = z.strictObject({ id: uuidField })

/** The version that the change was decided by; a ticket that has another one stays as it is. Without it the later wins. */
const seenVersion = z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))

const byStatus = z.object({ Ouvert: z.number(), 'En cours': z.number(), Fermé: z.number() })

export const ticketRoutes = defineRoutes({
  'get-reports': {
    method: 'GET',
    path: '/api/reports',
    summary: 'Everybody’s tickets, newest first, a page of 25 at a time.',
    access: 'admin',
    rate: 'read',
    query: z.strictObject({
      status: z.optional(z.enum(reportStatuses)),
      type: z.optional(z.enum(reportTypes)),
      /** Words of text, username, address or the title of the post. */
      search: z.optional(text(0, longestSearch)),
      cursor: z.optional(cursorField),
    }),
    answer: z.extend(countedPageOf(ticketSchema), {
      /** All tickets by status, whatever is filtered. */
      counts: byStatus,
    }),
  },
  'get-open-ticket-count': {
    method: 'GET',
    path: '/api/reports/open-count',
    summary: 'How many tickets are open; 0 for everybody who is no administrator.',
    rate: 'read',
    keptNowhere: true,
    answer: z.object({ open: z.number() }),
  },
  'update-report-status': {
    method: 'PUT',
    path: '/api/reports/:id/status',
    summary: 'Gives a ticket a status.',
    access: 'admin',
    rate: 'write',
    params: ticketParams,
    body: z.strictObject({ status: z.enum(reportStatuses), version: seenVersion }),
    answer: ticketSchema,
    problems: ['not-found', 'version-conflict'],
  },
  'answer-report': {
    method: 'POST',
    path: '/api/reports/:id/answers',
    summary: 'Mails an answer to the author of a ticket, once for each id of the client; its text is not kept.',
    access: 'admin',
    rate: 'create',
    largestBody: 32_768,
    params: ticketParams,
    body: z.strictObject({ id: uuidField, content: text(1, longestReport), version: seenVersion }),
    answer: ticketSchema,
    problems: ['not-found', 'version-conflict'],
  },
  'delete-report': {
    method: 'DELETE',
    path: '/api/reports/:id',
    summary: 'Deletes a ticket for good.',
    access: 'admin',
    rate: 'write',
    params: ticketParams,
    problems: ['not-found'],
  },
})
