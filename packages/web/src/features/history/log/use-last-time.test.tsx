// @vitest-environment happy-dom
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { lastSetsQuery } from '../history-reads.ts'
import { entry } from './test-kit/log-kit.ts'
import { useLastTime } from './use-last-time.ts'

const log = vi.hoisted(() => ({ reading: 'loading', entries: [] as LogEntry[] }))

vi.mock('./use-training-log.ts', () => ({ useTrainingLog: () => log }))
vi.mock('../../../platform/api/client.ts', async (original) => ({
  ...(await original<object>()),
  call: () => new Promise(() => undefined),
}))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const lastTime = () => renderHook(() => useLastTime(), { wrapper }).result.current

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const squat = (completed_at: string) => ({ exercise_id: 'squat', completed_at, sets: [{ reps: 3, weight: 90 }] })

it.each([
  ['is what was lifted the last time, also while the log is not whole', 2, [{ reps: 5, weight: 100 }]],
  ['is not where the server knew something newer', 9, [{ reps: 3, weight: 90 }]],
])('a workout that has just arrived %s', (_, dayOfServers, expected) => {
  queryClient.setQueryData(lastSetsQuery.queryKey, { items: [squat(entry('older', dayOfServers).completed_at)] })
  log.entries = [entry('arrived', 5)]
  log.reading = 'loading'
  expect(lastTime().get('squat')).toEqual(expected)
})

it('a log that is whole says alone what was lifted the last time', () => {
  queryClient.setQueryData(lastSetsQuery.queryKey, { items: [squat(entry('deleted since', 9).completed_at)] })
  log.entries = [entry('arrived', 5)]
  log.reading = 'ready'
  expect(lastTime().get('squat')).toEqual([{ reps: 5, weight: 100 }])
})
