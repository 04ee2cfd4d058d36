import type { OperationId } from '@fonte/contract/routes'
import { insertAudit } from '../audit/audit-store.ts'
import type { Writer } from '../platform/database.ts'

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

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields of `row` that `other` does not have alike; all of them where there is no other row. */
const differing = (row: object | null, other: object | null): Record<string, unknown> => {
  const others = new Map<string, unknown>(Object.entries(other ?? {}))
  return Object.fromEntries(
    Object.entries(row ?? {}).filter(([field, value]) => !other || !same(value, others.get(field))),
  )
}

/**
 * Notes a change of the library with what it changed, in its transaction. Every change by an administrator passes here;
 * that everybody's lists are read anew is the triggers' work (migration 010).
 */
export const noteLibraryChange = (
  { operation, id, before, after }: LibraryChange,
  librarian: Librarian,
  writer: Writer,
): Promise<void> => {
  const details = {
    before: JSON.stringify(differing(before, after)),
    after: JSON.stringify(differing(after, before)),
  }
  return insertAudit({ actor_id: librarian.id, action: operation, subject_id: id, details }, librarian.now, writer)
}
