// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { lastAnswer } from '../../../platform/connection.ts'
import { followGivenUp } from '../../../platform/query/given-up.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { bringOperations } from '../admin-operations.ts'
import { useTicketCheck } from './use-ticket-check.ts'

beforeAll(bringOperations)

afterEach(() => {
  cleanup()
  queryClient.clear()
  lastAnswer.set('online')
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

it('one check that gets no answer is told in its own line, not as a silence of the network', async () => {
  const lost = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no route'))
  vi.stubGlobal('fetch', lost)
  const unfollow = followGivenUp()
  const { result } = renderHook(() => useTicketCheck({}), { wrapper })
  await waitFor(() => expect(result.current.check).toBe('failed'))
  unfollow()
  expect(lost).toHaveBeenCalledOnce()
  expect(lastAnswer.get()).toBe('online')
})
