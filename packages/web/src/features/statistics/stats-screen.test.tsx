// @vitest-environment happy-dom
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { showPart } from '../../ui/test-kit/show-pages.tsx'
import { latestQuery } from '../history/history-reads.ts'
import { historyEntryOf } from '../history/log/log-figures.ts'
import { entry } from '../history/log/test-kit/log-kit.ts'
import type { TrainingLog } from '../history/log/use-training-log.ts'
import { StatsScreen } from './stats-screen.tsx'

const device = vi.hoisted(() => ({
  log: undefined as unknown as { set: (log: TrainingLog) => void },
  /** What the server answers with its latest workouts. */
  latest: undefined as unknown as () => Promise<unknown>,
  /** Whether the first screen stands. */
  stands: true,
}))

vi.mock('../../platform/first-screen.ts', () => ({ useFirstScreenReady: () => device.stands }))

vi.mock('../history/log/use-training-log.ts', async () => {
  const { createObservable, useObservable } = await import('../../platform/observable.ts')
  const log = createObservable<unknown>(null)
  device.log = log
  return { useTrainingLog: () => useObservable(log) }
})
vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<typeof import('../../platform/session/session.ts')>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))
vi.mock('../../platform/api/client.ts', () => ({
  call: (name: string) => (name === 'get-workout-history' ? device.latest() : new Promise(() => undefined)),
}))
vi.mock('../../platform/idle/idle.ts', async (original) => ({
  ...(await original<object>()),
  whenDrawnAndIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.mock('./charts/stats-charts.tsx', () => ({ StatsCharts: () => null }))

/** Workouts of so many days from 1 November on, the newest first. */
const workouts = (count: number): readonly LogEntry[] =>
  Array.from({ length: count }, (_, index) => entry(`w${count - index}`, count - index))

const latest = workouts(45)
  .slice(0, 20)
  .map((one) => historyEntryOf(one, 'ada'))

const retry = vi.fn<() => void>()
const logOf = (changes: Partial<TrainingLog> = {}): TrainingLog => ({
  reading: 'ready',
  entries: [],
  measures: [],
  arrived: null,
  retry,
  ...changes,
})

const open = () => showPart(<StatsScreen />)
const lines = () => document.querySelectorAll('#history time').length
const button = () => screen.queryByRole('button', { name: 'Afficher la suite' })

beforeEach(() => {
  device.stands = true
  device.latest = () => Promise.reject(new Error('no network'))
  device.log.set(logOf())
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  retry.mockReset()
})

it('lists every workout of the log without a network, a page at a time', async () => {
  device.log.set(logOf({ entries: workouts(45) }))
  const { user } = await open()
  await vi.waitFor(() => expect(lines()).toBe(20))
  for (const shown of [40, 45]) {
    await user.click(await screen.findByRole('button', { name: 'Afficher la suite' }))
    await vi.waitFor(() => expect(lines()).toBe(shown))
  }
  expect(button()).toBeNull()
  expect(screen.getByRole('heading', { name: /novembre/ })).toBeTruthy()
  // Its button has gone: the focus goes on to the first of the workouts that came for it.
  expect(document.activeElement?.getAttribute('href')).toBe('/stats/w5')
})

it('leaves the focus of a workout that is deleted to the next, and of the last to the place of them all', async () => {
  const [first, second, third] = workouts(3)
  device.log.set(logOf({ entries: [first, second, third].flatMap((one) => one ?? []) }))
  await open()
  const held = await screen.findAllByRole('button', { name: /^Actions/ })
  act(() => held[1]?.focus())
  act(() => device.log.set(logOf({ entries: [first, third].flatMap((one) => one ?? []) })))
  expect(document.activeElement?.getAttribute('href')).toBe('/stats/w1')
  act(() => device.log.set(logOf()))
  expect(document.activeElement?.textContent).toMatch(/^Aucune séance pour l’instant/)
})

it('leaves the list, which stands below the charts, until the first screen stands', async () => {
  device.stands = false
  device.log.set(logOf({ entries: workouts(45) }))
  await open()
  expect(screen.getByRole('heading', { name: 'Historique' })).toBeTruthy()
  expect(lines()).toBe(0)
})

it('names no count of sets for a workout whose sets were not kept', async () => {
  device.log.set(logOf({ entries: [entry('kept', 2), entry('old', 1, { sets: [] })] }))
  await open()
  const [kept, old] = screen.getAllByText(/^\d+ min/)
  expect([kept?.textContent, old?.textContent]).toEqual(['40 min · 1 série', '40 min'])
})

it('tells a workout without weights by its repetitions, never by 0 kg', async () => {
  const pushUp = { exercise_id: 'push-up', exercise_name: 'Pompes', weight: 0 }
  const pushUps = entry('push-ups', 2, { sets: [15, 12].map((reps) => ({ ...pushUp, reps })) })
  const hold = entry('hold', 1, { sets: [{ ...pushUp, reps: 0, seconds: 60 }] })
  device.log.set(logOf({ entries: [pushUps, hold] }))
  await open()
  const lines = screen.getAllByRole('link', { name: /Force/ }).map(({ textContent }) => textContent)
  expect(lines).toEqual([expect.stringMatching(/2 séries27rép\.$/), expect.stringMatching(/1 série$/)])
})

it('shows what the server has newest until the log is there, and then goes on from the log', async () => {
  device.latest = async () => ({ items: latest, next: 'more' })
  device.log.set(logOf({ reading: 'loading', entries: workouts(3) }))
  await open()
  // The way to the rest is drawn in a turn of its own, after the lines.
  await expect.poll(() => button()?.getAttribute('aria-busy')).toBe('true')
  expect(lines()).toBe(20)
  act(() => device.log.set(logOf({ entries: workouts(200) })))
  expect(button()?.getAttribute('aria-busy')).toBeNull()
})

it('says so where neither the server nor the device can tell, and asks both anew', async () => {
  device.log.set(logOf({ reading: 'failed' }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('says that the rest is not on this device where the log cannot be read, and goes on once it can', async () => {
  device.latest = async () => ({ items: latest, next: 'more' })
  device.log.set(logOf({ reading: 'failed' }))
  const { user } = await open()
  expect(await screen.findByText('La suite de l’historique n’est pas encore sur cet appareil.')).toBeTruthy()
  expect([lines(), button()]).toEqual([20, null])
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
  act(() => device.log.set(logOf({ entries: workouts(200) })))
  expect(lines()).toBeGreaterThan(20)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('waits for the log where only the server cannot be asked', async () => {
  device.log.set(logOf({ reading: 'loading' }))
  await open()
  await expect.poll(() => queryClient.isFetching({ queryKey: latestQuery.queryKey })).toBe(0)
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  act(() => device.log.set(logOf({ entries: workouts(2) })))
  expect(lines()).toBe(2)
})

it('invites to begin where there is no workout', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Aucune séance pour l’instant' })).toBeTruthy()
  expect(button()).toBeNull()
})
