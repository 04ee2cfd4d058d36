// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../../platform/api/api-problem.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { postsQuery } from '../post-reads.ts'
import { aPost } from '../test-kit/community-kit.ts'
import { usePosts } from './use-posts.ts'

const call = vi.hoisted(() => vi.fn())

vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.clearAllMocks()
})

const page = { items: [aPost(1)], next: null, version: '1' }

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const searched = () => renderHook(() => usePosts({ q: 'squat' }), { wrapper }).result

it('where no answer comes although there is a network, the last list stands in as without one, until a try finds it', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  queryClient.setQueryData(postsQuery({}).queryKey, { pages: [page], pageParams: [null] })
  call.mockRejectedValueOnce(new NetworkFailure('no route'))
  const result = searched()
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: false, isSilent: true, reading: 'ready' }))
  expect(result.current.items).toEqual(page.items)
  const found = { ...page, items: [aPost(2)] }
  const answer = Promise.withResolvers<typeof found>()
  call.mockReturnValue(answer.promise)
  result.current.retry()
  await vi.waitFor(() => expect(result.current.retrying).toBe(true))
  expect(result.current).toMatchObject({ online: false, isSilent: true, items: page.items })
  answer.resolve(found)
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: true, isSilent: false, items: found.items }))
})

it('a next page that gets no answer does not take the silence back', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const first = { ...page, next: 'behind' }
  queryClient.setQueryData(
    postsQuery({ q: 'squat' }).queryKey,
    { pages: [first], pageParams: [null] },
    { updatedAt: 1 },
  )
  call.mockRejectedValue(new NetworkFailure('no route'))
  const result = searched()
  await vi.waitFor(() => expect(result.current.isSilent).toBe(true))
  result.current.more?.()
  await vi.waitFor(() => expect(result.current.moreFailed).toBe(true))
  expect(result.current).toMatchObject({ online: false, isSilent: true, items: page.items })
})

it('a next page that gets no answer leaves the list that has come as it is, with a try of its own', async () => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  call.mockResolvedValueOnce({ ...page, next: 'behind' })
  const result = searched()
  await vi.waitFor(() => expect(result.current.more).not.toBeNull())
  call.mockRejectedValue(new NetworkFailure('no route'))
  result.current.more?.()
  await vi.waitFor(() => expect(result.current.moreFailed).toBe(true))
  expect(result.current).toMatchObject({ online: true, isSilent: false, items: page.items })
})
