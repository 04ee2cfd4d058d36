import type { WorkoutSet } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { finishedWorkoutKind } from '../history/history-outbox.ts'
import { entryQuery, latestQuery } from '../history/history-reads.ts'
import { entry } from '../history/log/test-kit/log-kit.ts'
import { lastPerformances } from './performances.ts'

const { device } = vi.hoisted(() => ({
  device: { log: { userId: 'ada', isWhole: true, entries: [] as readonly object[] }, waiting: [] as readonly object[] },
}))

vi.mock('../history/log/device-log.ts', () => ({ trainingLog: { log: { get: () => device.log } } }))
vi.mock('../../platform/outbox/device-outbox.ts', () => ({ outbox: { entries: { get: () => device.waiting } } }))
vi.mock('../../platform/session/session.ts', () => ({
  session: { state: { get: () => ({ status: 'signed-in', user: { id: 'ada' } }) } },
}))

const squat = (weight: number): WorkoutSet => ({ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight })
const squatted = (id: string, day: number, weight: number): LogEntry =>
  entry(id, day, { program_id: 'legs', sets: [squat(weight)] })
const weights = () => lastPerformances('legs')({ exercise_id: 'squat' }).map((sets) => sets.map(({ weight }) => weight))

const before = squatted('before', 1, 100)
const last = squatted('last', 8, 105)

beforeEach(() => {
  queryClient.clear()
  device.log = { userId: 'ada', isWhole: true, entries: [last, before] }
  device.waiting = []
})

it('the last times come from the log on the device, and not from what happens to have been read of the history', () => {
  const listed = [last, before].map(({ sets, ...each }) => ({ ...each, user_id: 'ada', ...setFigures(sets) }))
  queryClient.setQueryData(latestQuery.queryKey, listed)
  queryClient.setQueryData(entryQuery('before').queryKey, { ...listed[1], sets: before.sets } as never)
  expect(weights()).toEqual([[105], [100]])
})

it('what waits on the device is laid over the log, at its own date', () => {
  const waits = (payload: LogEntry) => ({ kind: finishedWorkoutKind.kind, payload, user_id: 'ada', refusal: null })
  device.waiting = [waits(squatted('today', 9, 107.5)), waits(squatted('by hand', 4, 102.5))]
  expect(weights()).toEqual([[107.5], [105], [102.5]])
})

it('are none while part of the log is missing, or while it is that of somebody else: an aim would follow from the wrong one', () => {
  device.log = { ...device.log, isWhole: false, entries: [before] }
  expect(weights()).toEqual([])
  device.log = { userId: 'bob', isWhole: true, entries: [before] }
  expect(weights()).toEqual([])
})
