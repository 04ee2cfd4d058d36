import type { HistoryEntry, HistoryEntryWithSets, HistoryTotals } from '@fonte/contract/history'
import { totals } from '@fonte/domain/history/summarize'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '../../platform/api/client.ts'
import { alwaysStale, queryClient } from '../../platform/query/query-client.ts'
import { pageLog } from './log/log-news.ts'

/** Under which the reads are cached that every finished workout changes. */
export const historyKey = ['history'] as const

/** A workout as a list shows it, with its repetitions where its sets are on the device. */
export type ListedWorkout = HistoryEntry & { readonly reps_done?: number }

/** What is known of all workouts without asking for it. */
export interface KnownFromLog {
  readonly latest: () => readonly ListedWorkout[]
  readonly totals: () => HistoryTotals
  readonly lastSets: () => Answer<'get-last-sets'>
}

let known: KnownFromLog | undefined

/** Has the reads over all workouts answered from the log on the device, once all of it is there. */
export function readFromLog(log: KnownFromLog | undefined): void {
  known = log
}

/** The latest workouts that the server has, newest first. */
export const latestQuery = queryOptions({
  queryKey: [...historyKey, 'latest'],
  queryFn: async ({ signal }): Promise<readonly ListedWorkout[]> =>
    known?.latest() ?? (await call('get-workout-history', { query: {} }, { signal })).items,
})

/** The four totals over what the server has. */
export const totalsQuery = queryOptions({
  queryKey: [...historyKey, 'totals'],
  queryFn: async ({ signal }) => known?.totals() ?? call('get-workout-totals', undefined, { signal }),
})

/** For each exercise ever done, its sets of the last time. */
export const lastSetsQuery = queryOptions({
  queryKey: [...historyKey, 'last-sets'],
  queryFn: async ({ signal }) => known?.lastSets() ?? call('get-last-sets', undefined, { signal }),
})

/** One finished workout with its sets; what is known of it holds as long as the latest ones name the same version. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['history-entry', id],
    queryFn: ({ signal }) => call('get-workout-history-entry', { params: { id } }, { signal }),
    staleTime: ({ state }) => (listedVersion(id) === state.data?.version ? Number.POSITIVE_INFINITY : alwaysStale),
  })

/** The version of a workout by the latest ones; undefined where they do not hold it. */
function listedVersion(id: string): number | undefined {
  return queryClient.getQueryData(latestQuery.queryKey)?.find((entry) => entry.id === id)?.version
}

/**
 * Brings a workout that the server has just stored into the cached reads, at most once, or what it was changed to in place of
 * `base`. Totals follow the list: what the list does not hold yet is still counted as waiting.
 */
export function noteStored({ sets, ...entry }: HistoryEntryWithSets, base?: HistoryEntry): void {
  void pageLog.get()?.take({ stored: { ...entry, sets } })
  queryClient.setQueryData(entryQuery(entry.id).queryKey, { ...entry, sets })
  const latest = queryClient.getQueryData(latestQuery.queryKey)
  const isCounted = !latest || latest.some(({ id }) => id === entry.id)
  if (!base && isCounted) return
  const listed = latest && [entry, ...withoutEntry(latest, entry.id)]
  queryClient.setQueryData(
    latestQuery.queryKey,
    listed?.sort((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at)),
  )
  queryClient.setQueryData(totalsQuery.queryKey, (known) => known && addTotals(known, [entry], base ? [base] : []))
}

/** Takes a workout that the server has just deleted out of the cached reads. */
export function noteWorkoutGone(entry: HistoryEntry): void {
  void pageLog.get()?.take({ gone: entry.id })
  queryClient.removeQueries({ queryKey: entryQuery(entry.id).queryKey })
  const latest = queryClient.getQueryData(latestQuery.queryKey)
  if (latest?.some(({ id }) => id === entry.id)) {
    queryClient.setQueryData(latestQuery.queryKey, withoutEntry(latest, entry.id))
    queryClient.setQueryData(totalsQuery.queryKey, (known) => known && addTotals(known, [], [entry]))
  }
}

/** Totals with more entries on top, and without those of `less`. */
export function addTotals(
  known: HistoryTotals,
  more: readonly HistoryEntry[],
  less: readonly HistoryEntry[] = [],
): HistoryTotals {
  // What is known already counts as one entry, but for its sessions.
  const sum = totals([known, ...more, ...less.map(negative)])
  return { ...sum, sessions: known.sessions + more.length - less.length }
}

const negative = ({ duration_minutes, sets_done, total_weight_lifted, total_weight_lb }: HistoryEntry) => ({
  duration_minutes: -duration_minutes,
  sets_done: -sets_done,
  total_weight_lifted: -total_weight_lifted,
  total_weight_lb: total_weight_lb === undefined ? undefined : -total_weight_lb,
})

const withoutEntry = (latest: readonly ListedWorkout[], id: string) => latest.filter((entry) => entry.id !== id)
