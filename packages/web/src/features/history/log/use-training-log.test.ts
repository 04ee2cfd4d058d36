// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { putMeasureKind } from '../body/body-outbox.ts'
import { deleteWorkoutKind, finishedWorkoutKind } from '../history-outbox.ts'
import type { KeptLog } from './rows/shown-log.ts'
import { entry } from './test-kit/log-kit.ts'
import { useTrainingLog } from './use-training-log.ts'

interface Settable<T> {
  readonly set: (value: T) => void
}

const device = vi.hoisted(() => ({
  log: undefined as unknown as Settable<KeptLog>,
  outbox: undefined as unknown as Settable<readonly OutboxRow[]>,
}))

vi.mock('./device-log.ts', async () => {
  const { createObservable } = await import('../../../platform/observable.ts')
  const log = createObservable<unknown>(null)
  device.log = log
  return { trainingLog: { log }, trainingLogQuery: { queryKey: ['log'], queryFn: () => 'ada' } }
})
vi.mock('../../../platform/outbox/device-outbox.ts', async () => {
  const { createObservable } = await import('../../../platform/observable.ts')
  const entries = createObservable<readonly OutboxRow[]>([])
  device.outbox = entries
  return { outbox: { entries } }
})
vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))

const screen = vi.hoisted(() => ({ stands: true }))

vi.mock('../../../platform/first-screen.ts', () => ({ useFirstScreenReady: () => screen.stands }))

const row = (id: string, kind: string, payload: unknown, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  position: 1,
  id,
  user_id: 'ada',
  kind,
  thing: id,
  payload,
  enqueued_at: 0,
  hold_until: 0,
  attempts: 0,
  last_error: null,
  refusal: null,
  ...changes,
})

const workout = (id: string, changes = {}) => row(id, finishedWorkoutKind.kind, entry(id, 3), changes)
const weight = () => row('w', putMeasureKind.kind, { day: '2026-11-20', kind: 'weight', value: 80 })
const other = (id: string) => row(id, 'put-gym', { bars: [20] })

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)
const open = () => renderHook(() => useTrainingLog(), { wrapper }).result

/** The outbox is read from the device anew at each change: all rows are new objects. */
const wait = (...rows: readonly OutboxRow[]) => act(() => device.outbox.set(structuredClone(rows)))

beforeEach(() => {
  device.log.set({
    userId: 'ada',
    entries: [entry('b', 2), entry('a', 1)],
    measures: [{ day: '2026-11-18', kind: 'weight', value: 81 }],
    isWhole: true,
    of: 2,
  })
  device.outbox.set([])
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('the log is asked for once the first screen stands, which shows what is known without it', async () => {
  screen.stands = false
  const { result, rerender } = renderHook(() => useTrainingLog(), { wrapper })
  const asked = () => queryClient.getQueryState(['log'])?.fetchStatus
  expect([asked(), result.current.reading]).toEqual(['idle', 'ready'])
  screen.stands = true
  rerender()
  await expect.poll(() => queryClient.getQueryData(['log'])).toBe('ada')
})

it('what waits of the log is laid over it, and what waits of something else has it not even drawn anew', () => {
  const log = open()
  wait(workout('c'), weight())
  const laid = log.current
  expect(laid.entries.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(laid.measures.map(({ value }) => value)).toEqual([81, 80])
  wait(workout('c', { attempts: 3, last_error: 'network' }), weight(), other('gym'))
  expect(log.current).toBe(laid)
  wait(workout('c'), workout('d'))
  expect(log.current.entries.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
  expect(log.current.measures.map(({ value }) => value)).toEqual([81])
})

it('a deletion shows at once, and no longer where the server refuses it', () => {
  const log = open()
  const deletion = row('x', deleteWorkoutKind.kind, { entry: entry('b') })
  wait(deletion)
  expect(log.current.entries.map(({ id }) => id)).toEqual(['a'])
  wait({ ...deletion, refusal: { code: 'forbidden', request_id: 'r', at: 0 } })
  expect(log.current.entries.map(({ id }) => id)).toEqual(['b', 'a'])
})

it('all who read the log have the same one: it is laid out once', () => {
  const [one, another] = [open(), open()]
  wait(workout('c'), weight())
  expect(one.current.entries).toHaveLength(3)
  expect(another.current.entries).toBe(one.current.entries)
  expect(another.current.measures).toBe(one.current.measures)
})

it('a log of somebody else is not shown', () => {
  const log = open()
  act(() => device.log.set({ userId: 'ben', entries: [entry('bens')], measures: [], isWhole: true, of: 1 }))
  expect([log.current.entries, log.current.measures]).toEqual([[], []])
})
