import type { PastRow } from '@fonte/domain/history/past/form'
import type { SetKind } from '@fonte/domain/set/kind'

/** What stands before a set: its number among the working ones (from 1), or the mark of its kind. */
export function pastMark(rows: readonly PastRow[], at: number, markOf: (kind: SetKind) => string): string {
  const kind = rows[at]?.kind ?? 'work'
  if (kind !== 'work') return markOf(kind)
  return String(rows.slice(0, at + 1).filter((row) => row.kind === 'work').length)
}
