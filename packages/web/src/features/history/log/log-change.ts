import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { UnsentHistory } from '../history-overlay.ts'
import { logEntryOf } from './rows/packed-entry.ts'

/** What changes a log: an entry in place of an earlier one, or one that is gone, by its id. */
export type LogChange = { readonly put: LogEntry } | { readonly gone: string }

/** What waits on the device: a change, or an entry that is new, which the log may have already although its answer was lost. */
export type WaitingChange = LogChange | { readonly add: LogEntry }

const newestFirst = (one: LogEntry, other: LogEntry): number => {
  const [a, b] = one.completed_at === other.completed_at ? [one.id, other.id] : [one.completed_at, other.completed_at]
  return a < b ? 1 : -1
}

/** Entries in the order of the log: the newest first, of those that ended at the same instant the higher id. */
export const inLogOrder = (entries: Iterable<LogEntry>): readonly LogEntry[] => [...entries].sort(newestFirst)

/** What of the history waits on this device, as it will change the log. */
export const changesOf = ({ written, deleted }: UnsentHistory): readonly WaitingChange[] => [
  ...[...deleted.keys()].map((gone) => ({ gone })),
  ...[...written.values()].map((workout) =>
    workout.base ? { put: logEntryOf(workout) } : { add: logEntryOf(workout) },
  ),
]

/**
 * A log with what waits on this device laid over it, oldest first: what was done, changed and deleted here shows at once.
 */
export function overlayLog(entries: readonly LogEntry[], waiting: readonly WaitingChange[]): readonly LogEntry[] {
  if (waiting.length === 0) return entries
  const laid = new Map(entries.map((entry) => [entry.id, entry]))
  for (const change of waiting) {
    if ('gone' in change) laid.delete(change.gone)
    else if ('put' in change) laid.set(change.put.id, change.put)
    else if (!laid.has(change.add.id)) laid.set(change.add.id, change.add)
  }
  return inLogOrder(laid.values())
}
