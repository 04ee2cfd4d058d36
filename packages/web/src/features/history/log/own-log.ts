import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { session } from '../../../platform/session/session.ts'
import { waitingHistory } from '../history-queries.ts'
import { trainingLog } from './device-log.ts'
import { overlayLog } from './log-change.ts'

/** Reads the log of the person from the device into this tab, unless it is there; the network is not asked. */
export const readOwnLog = (userId: string): Promise<void> => trainingLog.readDevice(userId).catch(() => undefined)

/**
 * The training log of the person signed in as it stands in this tab, newest first, with what waits on this device; null while
 * not all of it is here: the rest of it could be newer.
 */
export function ownLog(): readonly LogEntry[] | null {
  const state = session.state.get()
  const { userId, entries, isWhole } = trainingLog.log.get()
  if (!isWhole || state.status !== 'signed-in' || state.user.id !== userId) return null
  return overlayLog(entries, waitingHistory.get())
}
