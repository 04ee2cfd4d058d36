import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { newRowId } from '../platform/new-row-id.ts'
import { deleteSome } from '../platform/statements/batches.ts'
import type { AuditedFields } from './audited-fields.ts'

/** Something that stays known: who did what to whom. */
export interface AuditedAction {
  /** Null for the command line. */
  readonly actor_id: string | null
  /** The operation's id. */
  readonly action: string
  readonly subject_id: string | null
  /**
   * What changed, as it was and as it is: of people only plan, role and status, so that an account's deletion needs no
   * change here; of settings and global content the fields that changed.
   */
  readonly before?: AuditedFields
  readonly after?: AuditedFields
  readonly details?: AuditedFields
  /** The row that this action takes back; a second one breaks the index `audit_log_undoes_key`. */
  readonly undoes?: string
}

const json = (fields: AuditedFields | undefined): string | null => (fields ? JSON.stringify(fields) : null)

/** Notes an action at `now` (epoch ms), in the transaction of what it did. Answers the id of its row. */
export const insertAudit = async (action: AuditedAction, now: number, writer: Writer): Promise<string> => {
  const id = newRowId(now)
  const { actor_id, subject_id, before, after, details = {}, undoes = null } = action
  await writer
    .insertInto('audit_log')
    .values({
      id,
      actor_id,
      action: action.action,
      subject_id,
      before: json(before),
      after: json(after),
      details: JSON.stringify(details),
      undoes,
      created_at: new Date(now),
    })
    .execute()
  return id
}

/** Removes some of what was noted before `before` (at most what the log's retention lets go, see migration 014). */
export const deleteAuditBefore = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('audit_log', sql`created_at < least(${before}, now() - interval '365 days')`, writer)
