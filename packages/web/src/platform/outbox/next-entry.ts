import type { OutboxRow } from '../storage/storage-rows.ts'
import { neededFirst, outboxKind } from './outbox-kind.ts'

/** After its hold an entry rests this long (ms), so that a last-moment withdrawal and the sending do not cross. */
const holdMargin = 500

/** No hold is longer (ms): what seems to be is a device clock that was set back. */
export const longestHold = 60_000

/** Milliseconds until the entry may be sent; 0 when its hold is over. */
export function holdLeft(entry: OutboxRow, now: number): number {
  const left = entry.hold_until === 0 ? 0 : entry.hold_until + holdMargin - now
  return left > longestHold + holdMargin ? 0 : Math.max(left, 0)
}

/**
 * The first entry that may be sent now. Entries of one entity keep their order: behind one that waits (held, set aside,
 * or of an entity in `waiting`) the later ones of the same entity wait too. One that needs a row of the queue to be made
 * first waits for that, and no try of it is counted.
 */
export function nextEntry(
  entries: readonly OutboxRow[],
  waiting: ReadonlySet<string>,
  now: number,
): OutboxRow | undefined {
  const behind = new Set(waiting)
  for (const entry of entries) {
    if (behind.has(entry.thing)) continue
    const maySend = !entry.refusal && holdLeft(entry, now) === 0 && neededFirst(entry, entries).length === 0
    if (maySend) return entry
    behind.add(entry.thing)
  }
  return undefined
}

/**
 * The entries that deletions of the queue make void once nobody can take them back: what waits before them of the same
 * entity. The deletion itself is sent also where no try of the making is known: a page that ends during one leaves no trace,
 * and the server may have the row.
 */
export function voidedEntries(entries: readonly OutboxRow[], now: number): readonly OutboxRow[] {
  return entries.flatMap((entry, index) => {
    const isDue = outboxKind(entry.kind)?.voidsEarlier && !entry.refusal && holdLeft(entry, now) === 0
    return isDue ? entries.slice(0, index).filter(({ thing }) => thing === entry.thing) : []
  })
}
