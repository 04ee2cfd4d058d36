import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { type FinishedWorkout, finishedWorkoutKind, updateWorkoutKind } from './history-outbox.ts'
import { overlayHistory, overlayTotals, type UnsentWorkout, unsentHistory } from './history-overlay.ts'
import { latestQuery, noteStored, totalsQuery } from './history-reads.ts'
import { byMonth } from './months.ts'

const workout = (id: string, day: number): FinishedWorkout => ({
  id,
  program_id: null,
  program_name: 'Push',
  duration_minutes: 50,
  started_at: `2026-11-${day}T17:00:00.000Z`,
  completed_at: `2026-11-${day}T17:50:00.000Z`,
  sets: [
    { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 80.1 },
    { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 80.2 },
    { exercise_id: 'dips', exercise_name: 'Dips', reps: 12, weight: 0 },
  ],
})

const row = (kind: { kind: string }, payload: unknown, refusal: OutboxRow['refusal'] = null) => ({
  kind: kind.kind,
  payload,
  user_id: 'ada',
  refusal,
})

/** What waits, where workouts of these ids and days were made here. */
const making = (...workouts: [id: string, day: number][]) =>
  unsentHistory(workouts.map((made) => row(finishedWorkoutKind, workout(...made))))

const stored = (id: string, day: number): HistoryEntryWithSets => {
  const { written } = making([id, day])
  const { waiting: _, base: __, ...entry } = written.get(id) as UnsentWorkout
  return { ...entry, version: 1 }
}

afterEach(() => queryClient.clear())

describe('a workout that waits to be sent', () => {
  it('has the figures that the server will count', () => {
    expect(making(['a', 20]).written.get('a')).toMatchObject({
      exercises_done: 2,
      sets_done: 3,
      total_weight_lifted: 801.5,
      waiting: 'queued',
    })
  })

  it('is told apart when the server refused it', () => {
    const refusal = { code: 'id-conflict', request_id: 'r', at: 0 }
    const unsent = unsentHistory([row(finishedWorkoutKind, workout('a', 20), refusal)])
    expect(unsent.written.get('a')?.waiting).toBe('refused')
  })

  it('is told apart where its lifter chooses, as it was changed elsewhere too', () => {
    const [entry, refusal] = [workout('a', 20), { code: 'version-conflict', request_id: 'r', at: 0 }]
    const change = { entry, base: entry }
    const rows = [row(updateWorkoutKind, change, refusal), row(updateWorkoutKind, change)]
    expect(unsentHistory(rows).written.get('a')?.waiting).toBe('asked')
  })

  it('stands in the history by its date, the newest first', () => {
    const lines = overlayHistory([stored('a', 15)], making(['b', 20], ['c', 21], ['d', 14]))
    expect(lines.map(({ id, waiting: mark }) => [id, mark])).toEqual([
      ['c', 'queued'],
      ['b', 'queued'],
      ['a', null],
      ['d', 'queued'],
    ])
  })

  it('is listed once when the server has it although the answer was lost', () => {
    const lines = overlayHistory([stored('a', 20)], making(['a', 20]))
    expect(lines).toEqual([{ ...stored('a', 20), waiting: null }])
  })

  it('counts in the totals', () => {
    const known = { sessions: 38, duration_minutes: 1904, sets_done: 652, total_weight_lifted: 123_660 }
    const unsent = making(['a', 20])
    expect(overlayTotals(known, overlayHistory([], unsent), unsent)).toEqual({
      sessions: 39,
      duration_minutes: 1954,
      sets_done: 655,
      total_weight_lifted: 124_461.5,
    })
  })

  it('is sent with the moment of sending, by which the server corrects the device’s clock', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      return Response.error()
    })
    await expect(finishedWorkoutKind.send(workout('a', 20), Date.parse('2026-11-21T08:00:00.000Z'))).rejects.toThrow()
    expect(bodies).toMatchObject([{ id: 'a', sent_at: '2026-11-21T08:00:00.000Z' }])
    vi.unstubAllGlobals()
  })

  it('is named in both languages', () => {
    expect(finishedWorkoutKind.label(workout('a', 20), 'fr')).toBe('Séance «\u00a0Push\u00a0»')
    expect(finishedWorkoutKind.label(workout('a', 20), 'en')).toBe('Workout “Push”')
  })
})

describe('a workout that has arrived', () => {
  const totals = { sessions: 1, duration_minutes: 50, sets_done: 3, total_weight_lifted: 801.5 }

  it('takes its place in the history and the totals, once', () => {
    queryClient.setQueryData(latestQuery.queryKey, [stored('a', 20), stored('old', 11)])
    queryClient.setQueryData(totalsQuery.queryKey, totals)
    noteStored(stored('b', 12))
    noteStored(stored('b', 12))
    expect(queryClient.getQueryData(latestQuery.queryKey)?.map(({ id }) => id)).toEqual(['a', 'b', 'old'])
    expect(queryClient.getQueryData(totalsQuery.queryKey)?.sessions).toBe(2)
  })
})

it('groups the history by month without changing its order', () => {
  const months = byMonth(['nov 21', 'nov 3', 'oct 30'], (line) => line.slice(0, 3))
  expect(months).toEqual([
    { month: 'nov', lines: ['nov 21', 'nov 3'] },
    { month: 'oct', lines: ['oct 30'] },
  ])
})
