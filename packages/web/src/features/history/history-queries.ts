import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { rowsOfKinds, sharedAnswer } from '../../platform/outbox/laid-over.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { renewReads } from '../../platform/query/renew.ts'
import { historyKinds } from './history-outbox.ts'
import { type HistoryLine, overlayHistory, type UnsentHistory, unsentHistory, type Waiting } from './history-overlay.ts'
import { historyKey, historyQuery, listedEntries } from './history-reads.ts'

/**
 * The sets of this workout as the server has them; null when it is not among the latest ones, and while nobody can be
 * asked. Who has to ask did not keep its arrival: what the device holds of the history is then old.
 */
export async function arrivedSets(id: string): Promise<HistoryEntryWithSets['sets'] | null> {
  await firstScreenReady()
  try {
    const latest = await call('get-workout-history', { query: {} })
    if (!latest.items.some((entry) => entry.id === id)) return null
    const { sets } = await call('get-workout-history-entry', { params: { id } })
    void renewReads(queryClient, historyKey)
    return sets
  } catch {
    return null
  }
}

/** Where the workout waits on this device; null once the server has it. */
export function useWaiting(id: string): Waiting | null {
  return useUnsentHistory().written.get(id)?.waiting ?? null
}

/** The history as the screens read it. */
export interface History {
  readonly lines: readonly HistoryLine[]
  readonly reading: Reading
  readonly retry: () => void
  /** Reads the next page; null at the end. */
  readonly more: (() => void) | null
  readonly loadingMore: boolean
}

/** The history newest first, with what waits to be sent laid over what the server has. */
export function useHistory(): History {
  const query = useInfiniteQuery(historyQuery)
  const unsent = useUnsentHistory()
  const lines = useMemo(() => overlayHistory(listedEntries(query.data), unsent), [query.data, unsent])
  return {
    lines,
    reading: readingOf(query),
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  }
}

const historyRows = rowsOfKinds(historyKinds)
const unsentOnce = sharedAnswer(unsentHistory)

/** What of the history waits on this device: the same answer as long as nothing of it changes. */
export const useUnsentHistory = (): UnsentHistory => unsentOnce(historyRows(useOutbox()))
