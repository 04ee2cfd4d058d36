import { now } from '../../../platform/clock.ts'
import { whenDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { lastSetsQuery, latestQuery, readFromLog, totalsQuery } from '../history-reads.ts'
import { trainingLog } from './device-log.ts'
import { historyEntryOf, lastSetsOf, latestOf, totalsOf } from './log-figures.ts'

/**
 * Has the latest workouts, the totals and the last time of each exercise read from the log once all of it is on the device,
 * and keeps them among the cached reads: a page that opens shows them before the log is unpacked.
 */
export function followLog(): void {
  trainingLog.log.subscribe(() => {
    const log = trainingLog.log.get()
    const { userId, entries } = log
    if (!log.isWhole || userId === null) return readFromLog(undefined)
    const known = {
      latest: () => latestOf(entries, now()).map((entry) => historyEntryOf(entry, userId)),
      totals: () => totalsOf(entries),
      lastSets: () => ({ items: lastSetsOf(entries) }),
    }
    readFromLog(known)
    whenDrawnAndIdle(() => {
      if (trainingLog.log.get() !== log) return
      queryClient.setQueryData(latestQuery.queryKey, known.latest())
      queryClient.setQueryData(totalsQuery.queryKey, known.totals())
      queryClient.setQueryData(lastSetsQuery.queryKey, known.lastSets())
    })
  })
}
