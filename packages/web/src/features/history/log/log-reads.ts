import { whenIdle } from '../../../platform/idle.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { lastSetsQuery, readFromLog, totalsQuery } from '../history-reads.ts'
import { trainingLog } from './device-log.ts'
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
