import type { HistoryEntry, HistoryEntryWithSets, HistoryTotals } from '@fonte/contract/history'
import { totals } from '@fonte/domain/history/summarize'
import { lastTime } from '@fonte/domain/workout/last-time'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { tellLog } from './log/log-news.ts'

type Page = Answer<'get-workout-history'>
type Cursor = string | null
type LastAnswer = Answer<'get-last-sets'>

/** Under which the reads are cached that every finished workout changes. */
export const historyKey = ['history'] as const

/** Finished workouts, newest first, a page at a time. */
export const historyQuery = infiniteQueryOptions({
  queryKey: [...historyKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call('get-workout-history', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
  initialPageParam: null as Cursor,
  getNextPageParam: (page: Page) => page.next,
})

/** What is known of all workouts without asking for it. */
export interface KnownFromLog {
  readonly totals: () => HistoryTotals
  readonly lastSets: () => LastAnswer
}

let known: KnownFromLog | undefined

/** Has the reads over all workouts answered from the log on the device, once all of it is there. */
export function readFromLog(log: KnownFromLog | undefined): void {
  known = log
}

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

/** One finished workout with its sets; what is known of it holds as long as the list names the same version. */
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['history-entry', id],
    queryFn: ({ signal }) => call('get-workout-history-entry', { params: { id } }, { signal }),
    staleTime: ({ state }) => (listedVersion(id) === state.data?.version ? Number.POSITIVE_INFINITY : 0),
  })

/** The version of a workout by the pages that were read so far; undefined where they do not hold it. */
function listedVersion(id: string): number | undefined {
  return listedEntries(queryClient.getQueryData(historyQuery.queryKey)).find((entry) => entry.id === id)?.version
}

/** All entries of the pages that were read so far. */
export function listedEntries(pages: InfiniteData<Page> | undefined): readonly HistoryEntry[] {
  return pages?.pages.flatMap((page) => page.items) ?? []
}

/**
 * Brings an entry that the server has just stored into the cached reads, each at most once.
 * Totals follow the list: what the list does not hold yet is still counted as waiting.
 */
export function noteArrival({ sets, ...entry }: HistoryEntryWithSets): void {
  tellLog({ stored: { ...entry, sets } })
  const pages = queryClient.getQueryData(historyQuery.queryKey)
  queryClient.setQueryData(entryQuery(entry.id).queryKey, { ...entry, sets })
  if (pages && !listedEntries(pages).some(({ id }) => id === entry.id)) {
    queryClient.setQueryData(historyQuery.queryKey, withEntry(pages, entry))
    queryClient.setQueryData(totalsQuery.queryKey, (known) => known && addTotals(known, [entry]))
  }
  queryClient.setQueryData(lastSetsQuery.queryKey, (known) => known && withLastSets(known, { ...entry, sets }))
}

/** Brings a change that the server has just stored into the cached reads, in place of `base`. */
export function noteChange({ sets, ...entry }: HistoryEntryWithSets, base: HistoryEntry): void {
  tellLog({ stored: { ...entry, sets } })
  queryClient.setQueryData(entryQuery(entry.id).queryKey, { ...entry, sets })
  queryClient.setQueryData(historyQuery.queryKey, (known) => known && withEntry(withoutEntry(known, entry.id), entry))
  queryClient.setQueryData(totalsQuery.queryKey, (known) => known && addTotals(known, [entry], [base]))
}

/** Takes a workout that the server has just deleted out of the cached reads. */
export function noteWorkoutGone(entry: HistoryEntry): void {
  tellLog({ gone: entry.id })
  queryClient.removeQueries({ queryKey: entryQuery(entry.id).queryKey })
  const pages = queryClient.getQueryData(historyQuery.queryKey)
  if (pages && listedEntries(pages).some(({ id }) => id === entry.id)) {
    queryClient.setQueryData(historyQuery.queryKey, withoutEntry(pages, entry.id))
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

function withoutEntry(data: InfiniteData<Page>, id: string): InfiniteData<Page> {
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }))
  return { ...data, pages }
}

function withEntry(data: InfiniteData<Page>, entry: HistoryEntry): InfiniteData<Page> {
  const [first, ...rest] = data.pages
  if (!first) return data
  const items = [entry, ...first.items].toSorted((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at))
  return { ...data, pages: [{ ...first, items }, ...rest] }
}

function withLastSets(known: LastAnswer, entry: HistoryEntryWithSets): LastAnswer {
  const latest = new Map(known.items.map((item) => [item.exercise_id, item]))
  for (const [exercise_id, lifts] of lastTime([entry])) {
    const before = latest.get(exercise_id)
    if (before && Date.parse(before.completed_at) > Date.parse(entry.completed_at)) continue
    latest.set(exercise_id, { exercise_id, completed_at: entry.completed_at, sets: lifts })
  }
  return { items: [...latest.values()] }
}
