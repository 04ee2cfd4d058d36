// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../../platform/api/api-problem.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { entryQuery } from '../history-reads.ts'
import { entry, stored } from './test-kit/log-kit.ts'
import { useEntry } from './use-entry.ts'

const log = vi.hoisted(() => ({ reading: 'ready', entries: [] as LogEntry[] }))
const call = vi.hoisted(() => vi.fn())

vi.mock('./use-training-log.ts', () => ({ useTrainingLog: () => log }))
vi.mock('../../../platform/outbox/device-outbox.ts', async () => {
  const { createObservable } = await import('../../../platform/observable.ts')
  return { outbox: { entries: createObservable([]) } }
})
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))

const Shown = () => {
  const read = useEntry('w')
  return <p>{read.entry ? read.entry.program_name : read.error ? 'missing' : 'loading'}</p>
}

const remembered = (): HistoryEntryWithSets => stored(entry('w', 1, { program_name: 'Jambes' }))

beforeEach(() => {
  log.entries = []
  queryClient.setQueryData(entryQuery('w').queryKey, remembered())
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('a workout that was deleted elsewhere is not shown again from what was read before', async () => {
  call.mockRejectedValue(new ApiProblem({ status: 404, code: 'not-found', request_id: 'r' } as never))
  showWithMessages(<Shown />)
  expect(screen.queryByText('Jambes')).toBeNull()
  expect(await screen.findByText('missing')).toBeTruthy()
})

it('a workout that the log lacks is shown where the server still has it', async () => {
  call.mockResolvedValue(remembered())
  showWithMessages(<Shown />)
  expect(await screen.findByText('Jambes')).toBeTruthy()
})
