import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { lastSetsQuery, latestQuery, readFromLog, totalsQuery } from '../history-reads.ts'
import { followLog } from './log-reads.ts'
import type { KeptLog } from './rows/shown-log.ts'
import { entry } from './test-kit/log-kit.ts'

/** What waits for a quiet moment. */
const device = vi.hoisted(() => ({
  log: undefined as unknown as { set: (log: KeptLog) => void },
  idle: [] as (() => void)[],
}))

const nobodys: KeptLog = { userId: null, entries: [], measures: [], isWhole: false, of: null }

vi.mock('./device-log.ts', async () => {
  const { createObservable } = await import('../../../platform/observable.ts')
  const log = createObservable<unknown>(null)
  device.log = log
  return { trainingLog: { log } }
})
vi.mock('../../../platform/idle/idle.ts', async (original) => ({
  ...(await original<object>()),
  whenDrawnAndIdle: (work: () => void) => device.idle.push(work),
}))

const quiet = () => {
  for (const work of device.idle.splice(0)) work()
}

const latest = () => queryClient.getQueryData(latestQuery.queryKey)
const totals = () => queryClient.getQueryData(totalsQuery.queryKey)
const lastSets = () => queryClient.getQueryData(lastSetsQuery.queryKey)
const asked = () =>
  Promise.all([
    queryClient.fetchQuery(latestQuery),
    queryClient.fetchQuery(totalsQuery),
    queryClient.fetchQuery(lastSetsQuery),
  ])

const log = (changes: Partial<KeptLog> = {}): KeptLog => ({
  userId: 'ada',
  entries: [entry('b', 2), entry('a', 1)],
  measures: [],
  isWhole: true,
  of: 2,
  ...changes,
})

followLog()

afterEach(() => {
  device.idle = []
  readFromLog(undefined)
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a log that is whole answers the latest workouts, totals and last time, without asking anybody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')))
  device.log.set(log())
  const [newest, sums, last] = await asked()
  expect(newest).toMatchObject([
    { id: 'b', user_id: 'ada', sets_done: 1, total_weight_lifted: 500 },
    { id: 'a', user_id: 'ada' },
  ])
  expect(sums).toMatchObject({ sessions: 2, duration_minutes: 80, sets_done: 2 })
  expect(last.items).toMatchObject([{ exercise_id: 'squat', completed_at: entry('b', 2).completed_at }])
})

it('a log that is whole renews what is cached of it once nothing else presses', () => {
  device.log.set(log())
  expect([latest(), totals(), lastSets()]).toEqual([undefined, undefined, undefined])
  quiet()
  expect(latest()?.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(totals()?.sessions).toBe(2)
  expect(lastSets()?.items).toHaveLength(1)
})

it('a log that is whole tells home of every workout of four weeks, and of the last one of each program', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30) })
  onTestFinished(() => void vi.useRealTimers())
  const recent = Array.from({ length: 30 }, (_, index) => entry(`recent ${index}`, 29 - Math.floor(index / 2)))
  const before = [
    entry('longer ago', -10),
    entry('legs', -20, { program_id: 'legs' }),
    entry('legs before', -30, { program_id: 'legs' }),
  ]
  device.log.set(log({ entries: [...recent, ...before], of: 33 }))
  quiet()
  expect(latest()?.map(({ id }) => id)).toEqual([...recent.map(({ id }) => id), 'legs'])
})

it('a log that is not whole leaves the reads to the server, and caches nothing', async () => {
  const fetched = vi.fn(async () => Response.error())
  vi.stubGlobal('fetch', fetched)
  device.log.set(log())
  device.idle = []
  device.log.set(log({ isWhole: false }))
  quiet()
  expect([latest(), totals(), lastSets()]).toEqual([undefined, undefined, undefined])
  await expect(queryClient.fetchQuery({ ...latestQuery, retry: false })).rejects.toThrow()
  await expect(queryClient.fetchQuery({ ...totalsQuery, retry: false })).rejects.toThrow()
  await expect(queryClient.fetchQuery({ ...lastSetsQuery, retry: false })).rejects.toThrow()
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('figures of somebody who has signed out meanwhile are not cached', () => {
  device.log.set(log())
  device.log.set(nobodys)
  quiet()
  expect([latest(), totals(), lastSets()]).toEqual([undefined, undefined, undefined])
})
