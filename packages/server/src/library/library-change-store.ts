import type { OperationId } from '@fonte/contract/routes'
import { lockActor } from '../admin/role-store.ts'
import { type AuditedAction, insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'
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
}

/** A field as the audit log has it: without depth. */
const flat = (value: unknown): AuditedFields[string] => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ')
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
 * Notes a change of the library with the fields that changed, in its transaction. Every change by an administrator passes
 * here; that everybody's lists are read anew is the triggers' work (migration 010).
 */
export const noteLibraryChange = (
  { operation, id, before, after }: LibraryChange,
  librarian: Librarian,
  writer: Writer,
): Promise<void> =>
  insertAudit(
    {
      actor_id: librarian.id,
      action: operation,
      subject_id: id,
      ...(before && { before: differing(before, after) }),
      ...(after && { after: differing(after, before) }),
    },
    librarian.now,
    writer,
  )
