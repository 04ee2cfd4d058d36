import { historyPage } from '@fonte/domain/history/workout-history'
import { useMemo } from 'react'
import { createObservable, useObservable } from '../../../platform/observable.ts'
import type { Reading } from '../../../platform/query/reading.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import type { HistoryLine } from '../history-overlay.ts'
import { type History, useLatestHistory, waitingHistory } from '../history-queries.ts'
import { historyEntryOf } from './log-figures.ts'
import { useTrainingLog } from './use-training-log.ts'

/** The history with what there is to see of it. */
export interface WholeHistory extends History {
  /** Shows more of them, and asks anew for what has not come; null at the end. */
  readonly more: (() => void) | null
  /** Where the rest of them stands: here, on its way to the device, or not to be had now. */
  readonly rest: Reading
}

// Kept for the visit: who comes back from a workout finds the list as long as it was.
const shownLines = createObservable(historyPage)

const showMore = () => shownLines.set(shownLines.get() + historyPage)

/**
 * Every workout, newest first, from the log on the device, with or without a network. Until the log is there the latest
 * ones show, and more of them can be asked for already.
 */
export function useWholeHistory(): WholeHistory {
  const { user } = useSignedIn()
  const log = useTrainingLog()
  const latest = useLatestHistory()
  const { written } = useObservable(waitingHistory)
  const shown = useObservable(shownLines)
  const isThere = log.reading === 'ready'
  const lines = useMemo(
    () =>
      log.entries.slice(0, shown).map(
        (entry): HistoryLine => ({
          ...historyEntryOf(entry, user.id),
          waiting: written.get(entry.id)?.waiting ?? null,
        }),
      ),
    [log.entries, shown, user.id, written],
  )
  if (isThere) {
    const more = log.entries.length > shown ? showMore : null
    return { lines, reading: 'ready', retry: log.retry, more, rest: 'ready' }
  }
  const isComing = log.reading === 'loading'
  const retry = () => {
    latest.retry()
    log.retry()
  }
  const showAll = () => {
    showMore()
    log.retry()
  }
  return {
    // What is further back of the latest ones has gaps: it is the last time of each program.
    lines: latest.lines.slice(0, historyPage),
    reading: latest.reading === 'failed' && isComing ? 'loading' : latest.reading,
    retry,
    more: latest.lines.length >= historyPage ? showAll : null,
    rest: log.reading,
  }
}
