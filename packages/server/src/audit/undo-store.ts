import { isUndoable, type UndoableAction } from '@fonte/domain/admin/undo'
import type { Reader } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { type AuditRow, findAudit } from './audit-list-store.ts'
import type { AuditedFields } from './audited-fields.ts'

/** A row of the log that can be taken back. */
export type UndoableRow = AuditRow & { readonly action: UndoableAction; readonly subject_id: string }

/** Takes the row `id` of the log back in the name of `actor`, with the password where it was asked for. */
export type Undo = (
  platform: Platform,
  actor: Caller,
  undone: { readonly id: string; readonly password: string | undefined },
) => Promise<void>

/** How each action is taken back, by the noun that it was done to. */
export type Undos = Readonly<Record<UndoableAction, Undo>>

/** A row that can be taken back at `now` (epoch ms). @throws Problem `not-found`, `undo-conflict` */
export const findUndoable = async (id: string, now: number, reader: Reader): Promise<UndoableRow> => {
  const row = await findAudit(id, reader)
  if (!row) throw new Problem('not-found')
  const done = { ...row, at: row.created_at.getTime() }
  if (!isUndoable(done, now) || done.subject_id === null) throw new Problem('undo-conflict')
  return { ...done, subject_id: done.subject_id }
}

/** A list as the log keeps it. @throws Problem `undo-conflict` for a row of an earlier version, which joined its items */
const listOf = (value: unknown): unknown => {
  try {
    return JSON.parse(String(value))
  } catch (error) {
    throw new Problem('undo-conflict', {}, error)
  }
}

const withFields = <T extends object>(current: T, fields: AuditedFields | null, lists: readonly string[]): T => {
  const present = new Map<string, unknown>(Object.entries(current))
  const isList = (field: string) => lists.includes(field) || Array.isArray(present.get(field))
  const noted = Object.entries(fields ?? {}).map(([field, value]) => [field, isList(field) ? listOf(value) : value])
  return { ...current, ...Object.fromEntries(noted) }
}

/**
 * What a thing was before the action of a row, whose fields it still has as the action left them. `lists` names those of
 * its lists that may be null.
 * @throws Problem `undo-conflict` when one of them is another by now
 */
export const formerFields = <T extends object>(
  current: T,
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  areAlike: (one: T, other: T) => boolean,
  lists: readonly string[] = [],
): T => {
  if (!areAlike(current, withFields(current, after, lists))) throw new Problem('undo-conflict')
  return withFields(current, before, lists)
}
