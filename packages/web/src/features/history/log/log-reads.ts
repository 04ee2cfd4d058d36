import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { whenIdle } from '../../../platform/idle.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { unsentHistory } from '../history-overlay.ts'
import { lastSetsQuery, readFromLog, totalsQuery } from '../history-reads.ts'
import { trainingLog } from './device-log.ts'
import { overlayLog, unsentChanges } from './log-change.ts'
import { lastSetsOf, totalsOf } from './log-figures.ts'

/**
 * Has totals and the last time of each exercise read from the log once all of it is on the device, and keeps them among the
 * cached reads: a page that opens shows them before the log is unpacked.
 */
export function followLog(): void {
  trainingLog.log.subscribe(() => {
    const log = trainingLog.log.get()
    if (!log.isWhole) return readFromLog(undefined)
    const known = { totals: () => totalsOf(log.entries), lastSets: () => ({ items: lastSetsOf(log.entries) }) }
    readFromLog(known)
    whenIdle(() => {
      if (trainingLog.log.get() !== log) return
      queryClient.setQueryData(totalsQuery.queryKey, known.totals())
      queryClient.setQueryData(lastSetsQuery.queryKey, known.lastSets())
    })
  })
}

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
  return overlayLog(entries, unsentChanges(unsentHistory(outbox.entries.get())))
}
