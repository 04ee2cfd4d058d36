import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { computed, useObservable } from '../../platform/observable.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { renewReads } from '../../platform/query/renew.ts'
import { type HistoryLine, overlayHistory, unsentHistory, type Waiting } from './history-overlay.ts'
import { historyKey, latestQuery } from './history-reads.ts'

/** What of the history waits on this device. */
export const waitingHistory = computed(outbox.entries, unsentHistory)

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
  return useObservable(waitingHistory).written.get(id)?.waiting ?? null
}

/** Workouts of the history as the screens read them. */
export interface History {
  readonly lines: readonly HistoryLine[]
  readonly reading: Reading
  readonly retry: () => void
}

const nothing: readonly never[] = []

/** The latest workouts, newest first, with what waits to be sent laid over what the server has. */
export function useLatestHistory(): History {
  const query = useQuery(latestQuery)
  const unsent = useObservable(waitingHistory)
  const { data = nothing } = query
  const lines = useMemo(() => overlayHistory(data, unsent), [data, unsent])
  return { lines, reading: readingOf(query), retry: () => void query.refetch() }
}
