import type { OperationId } from '@fonte/contract/routes'
import { longestId } from '@fonte/domain/identity/longest-id'
import { lockActor } from '../admin/role-store.ts'
import { type AuditedAction, insertAudit } from '../audit/audit-store.ts'
import { findUndoable, type UndoableRow } from '../audit/undo-store.ts'
import type { Writer } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { lockLibrary } from './library-store.ts'

type AuditedFields = NonNullable<AuditedAction['after']>

/** Who changes the library, and when (epoch ms). */
export interface Librarian {
  readonly id: string
  readonly now: number
}

/** A change of a global row: its fields before and after, null where there was or is no row. */
export interface LibraryChange {
  readonly operation: OperationId
  readonly id: string
  readonly before: object | null
  readonly after: object | null
  /** The row of the log that this takes back. */
  readonly undoes?: string
}

/**
 * Refuses a name whose id would be longer than ids may be: the small letters of a name can be more than its capitals.
 * @throws Problem `invalid-input`
 */
export const requireShortId = (id: string): void => {
  if ([...id].length <= longestId) return
  throw new Problem('invalid-input', { errors: [{ path: 'body.name', reason: 'too_big' }] })
}

/** A field as the audit log has it: without depth, lists as JSON. */
const flat = (value: unknown): AuditedFields[string] => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields of `row` that `other` does not have alike; all of them where there is no other row. */
const differing = (row: object, other: object | null): AuditedFields => {
  const others = new Map<string, unknown>(Object.entries(other ?? {}).map(([field, value]) => [field, flat(value)]))
  const fields = Object.entries(row).map(([field, value]) => [field, flat(value)] as const)
  return Object.fromEntries(fields.filter(([field, value]) => !others.has(field) || others.get(field) !== value))
}

/**
 * Locks the administrator, then the library. Every change by an administrator begins with it.
 * @throws Problem `signed-out` or `admin-required` when the administrator has lost the account or the role meanwhile
 */
export const lockLibraryFor = async ({ id }: Librarian, writer: Writer): Promise<void> => {
  await lockActor(id, writer)
  await lockLibrary(writer)
}

/**
 * Notes a change of the library with the fields that changed, in its transaction, and answers the id of its row in the log.
 * Every change by an administrator passes here; that everybody's lists are read anew is the triggers' work (migration 010).
 */
export const noteLibraryChange = (
  { operation, id, before, after, undoes }: LibraryChange,
  librarian: Librarian,
  writer: Writer,
): Promise<string> =>
  insertAudit(
    {
      actor_id: librarian.id,
      action: operation,
      subject_id: id,
      ...(before && { before: differing(before, after) }),
      ...(after && { after: differing(after, before) }),
      ...(undoes && { undoes }),
    },
    librarian.now,
    writer,
  )

/** What kept an edit from being taken back: what it named has gone, or its name is another's by now. */
const isChangedSince = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'invalid-input' || error.code === 'name-taken')

/**
 * Takes an edit of the library back by `work`, which finds the row of the log under the lock of the library.
 * @throws Problem `not-found`, `undo-conflict`
 */
export const undoLibraryEdit = async (
  { database, now }: Pick<Platform, 'database' | 'now'>,
  actor: Caller,
  id: string,
  work: (row: UndoableRow, librarian: Librarian, writer: Writer) => Promise<void>,
): Promise<void> => {
  const librarian = { id: actor.id, now: now() }
  try {
    await database.transaction(async (writer) => {
      await lockLibraryFor(librarian, writer)
      await work(await findUndoable(id, librarian.now, writer), librarian, writer)
    })
  } catch (error) {
    throw isChangedSince(error) ? new Problem('undo-conflict', {}, error) : error
  }
}
