import type { HistoryEntryWithSets, HistoryTotals } from '@fonte/contract/history'
import { type LastTime, lastTime } from '@fonte/domain/workout/last-time'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { usePending } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { renewReads } from '../../platform/query/renew.ts'
import { finishedWorkoutKind } from './history-outbox.ts'
import { type HistoryLine, overlayHistory, type UnsentWorkout, unsentWorkout, type Waiting } from './history-overlay.ts'
import {
  addTotals,
  entryQuery,
  historyKey,
  historyQuery,
  lastSetsQuery,
  listedEntries,
  totalsQuery,
} from './history-reads.ts'

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
  return useUnsent().find((unsent) => unsent.id === id)?.waiting ?? null
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
  const unsent = useUnsent()
  const lines = useMemo(() => overlayHistory(listedEntries(query.data), unsent), [query.data, unsent])
  return {
    lines,
    reading: readingOf(query),
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
  }
}

/** The four totals, those that wait to be sent included; undefined until they are known. */
export function useTotals(): HistoryTotals | undefined {
  const { data } = useQuery(totalsQuery)
  const { lines } = useHistory()
  return useMemo(
    () =>
      data &&
      addTotals(
        data,
        lines.filter((line) => line.waiting),
      ),
    [data, lines],
  )
}

/** One entry with its sets, from this device while it waits. */
export function useEntry(id: string): {
  entry: HistoryEntryWithSets | undefined
  waiting: Waiting | null
  error: unknown
  refetch: () => void
} {
  const unsent = useUnsent().find((line) => line.id === id)
  const { data, error, refetch } = useQuery({ ...entryQuery(id), enabled: !unsent })
  const entry = data ?? unsent
  return {
    entry,
    waiting: data ? null : (unsent?.waiting ?? null),
    error: entry ? null : error,
    refetch: () => void refetch(),
  }
}

/** What was lifted the last time, per exercise: the device's own unsent workouts first, then the server's. */
export function useLastTime(): LastTime {
  const { data } = useQuery(lastSetsQuery)
  const unsent = useUnsent()
  return useMemo(() => {
    const there = data?.items.map(({ exercise_id, sets }) => [exercise_id, sets] as const) ?? []
    return new Map([...there, ...lastTime(unsent.toReversed())])
  }, [data, unsent])
}

/** The workouts that are only on this device, oldest first. */
function useUnsent(): readonly UnsentWorkout[] {
  const pending = usePending(finishedWorkoutKind)
  return useMemo(() => pending.map(unsentWorkout), [pending])
}
