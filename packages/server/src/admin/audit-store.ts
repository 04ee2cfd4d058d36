import type { Writer } from '../platform/database.ts'
import { newRowId } from '../platform/new-row-id.ts'

/** Something that stays known: who did what to whom, by ids alone. */
export interface AuditedAction {
  /** Null for the command line. */
  readonly actor_id: string | null
  /** The operation's id. */
  readonly action: string
  readonly subject_id: string | null
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** Notes an action at `now` (epoch ms), in the transaction of what it did. */
export const insertAudit = async (
  { details = {}, ...action }: AuditedAction,
  now: number,
  writer: Writer,
): Promise<void> => {
  const row = { ...action, details: JSON.stringify(details), id: newRowId(now), created_at: new Date(now) }
  await writer.insertInto('audit_log').values(row).execute()
}
