import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { withoutOtherSides } from '@fonte/domain/set/one-side'
import { type LastTime, lastTime } from '@fonte/domain/workout/last-time'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/api/client.ts'
import { firstScreenReady } from '../../platform/first-screen.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../platform/query/reading.ts'
import { renewReads } from '../../platform/query/renew.ts'
import {
  type HistoryLine,
  overlayHistory,
  type UnsentHistory,
  type UnsentWorkout,
  unsentHistory,
  type Waiting,
} from './history-overlay.ts'
import { historyKey, historyQuery, lastSetsQuery, listedEntries } from './history-reads.ts'

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

/** What was lifted the last time, per exercise, with the device's own unsent workouts. */
export function useLastTime(): LastTime {
  const { data } = useQuery(lastSetsQuery)
  const unsent = useUnsentHistory()
  return useMemo(() => {
    const dates = new Map(data?.items.map(({ exercise_id, completed_at }) => [exercise_id, Date.parse(completed_at)]))
    const there = data?.items.map(({ exercise_id, sets }) => [exercise_id, withoutOtherSides(sets)] as const) ?? []
    const isLast = (workout: UnsentWorkout) => (exerciseId: string) =>
      Date.parse(workout.completed_at) >= (dates.get(exerciseId) ?? 0)
    const here = [...unsent.written.values()].toSorted(
      (a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at),
    )
    const lifts = here.flatMap((workout) => [...lastTime([workout])].filter(([id]) => isLast(workout)(id)))
    return new Map([...there, ...lifts])
  }, [data, unsent])
}

/** What of the history waits on this device. */
export function useUnsentHistory(): UnsentHistory {
  const entries = useOutbox()
  return useMemo(() => unsentHistory(entries), [entries])
}
