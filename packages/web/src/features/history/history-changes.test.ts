import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { builtOn, deleteWorkoutKind, finishedWorkoutKind, updateWorkoutKind } from './history-outbox.ts'
import { overlayHistory, overlayTotals, unsentHistory } from './history-overlay.ts'
import { entryQuery, latestQuery, noteStored, noteWorkoutGone, totalsQuery } from './history-reads.ts'

const squat = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }

const workout = (id: string, day: number, sets = [squat]): HistoryEntryWithSets => ({
  id,
  user_id: 'ada',
  program_id: null,
  program_name: 'Jambes',
  duration_minutes: 50,
  started_at: `2026-11-${day}T17:00:00.000Z`,
  completed_at: `2026-11-${day}T17:50:00.000Z`,
  version: 1,
  ...setFigures(sets),
  sets,
})

const row = (kind: { kind: string }, payload: unknown, refusal: OutboxRow['refusal'] = null) => ({
  kind: kind.kind,
  payload,
  user_id: 'ada',
  refusal,
})
const making = (entry: HistoryEntryWithSets) => row(finishedWorkoutKind, entry)
const changing = (base: HistoryEntryWithSets, entry: HistoryEntryWithSets) => row(updateWorkoutKind, { entry, base })
const deleting = (entry: HistoryEntryWithSets) => row(deleteWorkoutKind, { entry })

const totals = { sessions: 2, duration_minutes: 100, sets_done: 2, total_weight_lifted: 1000 }

/** List and totals over two stored workouts, with what waits laid over. */
const shown = (...rows: readonly ReturnType<typeof row>[]) => {
  const unsent = unsentHistory(rows)
  const lines = overlayHistory([workout('b', 20), workout('a', 10)], unsent)
  const { sessions, sets_done, total_weight_lifted } = overlayTotals(totals, lines, unsent)
  return { lines: lines.map(({ id, waiting }) => [id, waiting]), totals: [sessions, sets_done, total_weight_lifted] }
}

describe('a workout that was changed here and waits to be sent', () => {
  const a = workout('a', 10)

  it('is shown as it will be, on its new day, and counts once', () => {
    expect(shown(changing(a, workout('a', 21, [squat, squat])))).toEqual({
      lines: [
        ['a', 'queued'],
        ['b', null],
      ],
      totals: [2, 3, 1500],
    })
  })

  it('is shown as the last change says', () => {
    const second = workout('a', 9, [squat, squat, squat])
    expect(shown(changing(a, workout('a', 21)), changing(workout('a', 21), second)).totals).toEqual([2, 4, 2000])
  })

  it('counts once where its making waits as well', () => {
    const made = workout('c', 21)
    expect(shown(making(made), changing(made, workout('c', 21, [squat, squat])))).toEqual({
      lines: [
        ['c', 'queued'],
        ['b', null],
        ['a', null],
      ],
      totals: [3, 4, 2000],
    })
  })

  it('is sent over the version that the making of it was answered with, at the times of the server’s clock', () => {
    const made = { ...workout('c', 21), version: undefined }
    const stored = { ...workout('c', 21), completed_at: '2026-11-21T17:49:30.000Z', version: 1 }
    const renamed = { ...made, program_name: 'Cuisses' }
    expect(builtOn({ entry: renamed, base: made }, stored)).toEqual({
      entry: { ...renamed, completed_at: stored.completed_at, version: 1 },
      base: stored,
    })
    const moved = { ...made, started_at: '2026-11-19T17:00:00.000Z', completed_at: '2026-11-19T17:50:00.000Z' }
    expect(builtOn({ entry: moved, base: made }, stored).entry).toEqual({ ...moved, version: 1 })
  })
})

describe('a change of a workout that was deleted elsewhere', () => {
  const a = workout('a', 10)

  it('brings it back neither to the list nor to the totals, nor does a later one behind it', () => {
    const refusal = { code: 'already-deleted', request_id: 'r', at: 0 }
    const refused = row(updateWorkoutKind, { entry: a, base: a }, refusal)
    const { written } = unsentHistory([
      refused,
      changing(a, workout('a', 21)),
      changing(workout('b', 20), workout('b', 22)),
    ])
    expect([...written.keys()]).toEqual(['b'])
  })

  it('is told to its person, and the device forgets the workout', async () => {
    const body = { type: 'about:blank', title: 'x', status: 410, code: 'already-deleted', request_id: 'r' }
    const headers = { 'content-type': 'application/problem+json' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 410, headers }))
    queryClient.setQueryData(entryQuery('a').queryKey, a)
    await expect(updateWorkoutKind.send({ entry: a, base: a }, 0)).rejects.toMatchObject({ code: 'already-deleted' })
    expect(updateWorkoutKind.tellsOfDeletion).toBe(true)
    expect(queryClient.getQueryData(entryQuery('a').queryKey)).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

describe('a workout that was deleted here', () => {
  it('is gone from list and totals before the server hears of it', () => {
    expect(shown(deleting(workout('a', 10)))).toEqual({ lines: [['b', null]], totals: [1, 1, 500] })
  })

  it('is gone, whatever waits before: its making, or a change', () => {
    const made = workout('c', 21)
    const both = [
      ['b', null],
      ['a', null],
    ]
    expect(shown(making(made), deleting(made))).toEqual({ lines: both, totals: [2, 2, 1000] })
    const change = changing(workout('a', 10), workout('a', 10, [squat, squat]))
    expect(shown(change, deleting(workout('a', 10, [squat, squat])))).toEqual({
      lines: [['b', null]],
      totals: [1, 1, 500],
    })
  })

  it('is there again where the server refused the deletion', () => {
    const refusal = { code: 'maintenance', request_id: 'r', at: 0 }
    const refused = row(deleteWorkoutKind, { entry: workout('a', 10) }, refusal)
    expect(shown(refused).totals).toEqual([2, 2, 1000])
  })
})

describe('what the server has stored of it', () => {
  afterEach(() => queryClient.clear())

  const read = () => ({
    ids: queryClient.getQueryData(latestQuery.queryKey)?.map(({ id }) => id),
    totals: queryClient.getQueryData(totalsQuery.queryKey),
  })
  const begin = () => {
    const items = [workout('b', 20), workout('a', 10)]
    queryClient.setQueryData(latestQuery.queryKey, items)
    queryClient.setQueryData(totalsQuery.queryKey, totals)
    for (const entry of items) queryClient.setQueryData(entryQuery(entry.id).queryKey, entry)
  }

  it('stands in the cached reads at once: a change on its new day', () => {
    begin()
    const changed = { ...workout('a', 21, [squat, squat]), version: 2 }
    noteStored(changed, workout('a', 10))
    expect(read()).toEqual({ ids: ['a', 'b'], totals: { ...totals, sets_done: 3, total_weight_lifted: 1500 } })
    expect(queryClient.getQueryData(entryQuery('a').queryKey)).toEqual(changed)
  })

  it('stands in the cached reads at once: a deletion, once', () => {
    begin()
    noteWorkoutGone(workout('a', 10))
    noteWorkoutGone(workout('a', 10))
    const left = { sessions: 1, duration_minutes: 50, sets_done: 1, total_weight_lifted: 500 }
    expect(read()).toEqual({ ids: ['b'], totals: left })
    expect(queryClient.getQueryData(entryQuery('a').queryKey)).toBeUndefined()
  })

  it('makes what is known of a workout old as soon as the list names another version', () => {
    begin()
    const cached = queryClient.getQueryCache().find(entryQuery('a'))
    const { staleTime } = entryQuery('a') as { staleTime: (query: unknown) => number }
    const isOld = () => cached?.isStaleByTime(staleTime(cached))
    expect(isOld()).toBe(false)
    queryClient.setQueryData(latestQuery.queryKey, [{ ...workout('a', 10), version: 2 }])
    expect(isOld()).toBe(true)
  })
})
