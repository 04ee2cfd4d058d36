import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { sharedAnswer } from '../../../platform/outbox/laid-over.ts'
import type { UnsentHistory } from '../history-overlay.ts'
import { logEntryOf } from './rows/packed-entry.ts'

/** The order of the log: the newest first, of those that ended at the same instant the higher id. */
export const newestFirst = (one: LogEntry, other: LogEntry): number => {
  const [a, b] = one.completed_at === other.completed_at ? [one.id, other.id] : [one.completed_at, other.completed_at]
  return a < b ? 1 : -1
}

/**
 * A log with what waits on this device laid over it: what was done, changed and deleted here shows at once. Many parts of a
 * screen read the log, and most compute much from it: they share one, which changes only with what it shows.
 */
export const overlayLog = sharedAnswer((entries: readonly LogEntry[], { written, deleted }: UnsentHistory) => {
  if (written.size === 0 && deleted.size === 0) return entries
  const laid = new Map(entries.map((entry) => [entry.id, entry]))
  for (const id of deleted.keys()) laid.delete(id)
  for (const workout of written.values()) {
    // One that was made here and that the log has already has arrived, though its answer was lost.
    if (workout.base || !laid.has(workout.id)) laid.set(workout.id, logEntryOf(workout))
  }
  return [...laid.values()].sort(newestFirst)
})
