// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followGivenUp } from '../../../platform/query/given-up.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { postsQuery } from '../post-reads.ts'
import { answerAgain, aPost, network } from '../test-kit/community-kit.ts'
import { usePosts } from './use-posts.ts'

let unfollow: () => void

beforeEach(() => {
  unfollow = followGivenUp()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
})

afterEach(async () => {
  await act(answerAgain)
  unfollow()
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const page = { items: [aPost(1)], next: null, version: '1' }

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

const searched = () => renderHook(() => usePosts({ q: 'squat' }), { wrapper }).result

it('where no answer comes although there is a network, the last list stands in as without one, until a try finds it', async () => {
  queryClient.setQueryData(postsQuery({}).queryKey, { pages: [page], pageParams: [null] })
  const found = { ...page, items: [aPost(2)] }
  network('no network', { answer: found })
  const result = searched()
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: false, reading: 'ready' }))
  expect(result.current.items).toEqual(page.items)
  act(() => result.current.retry())
  expect(result.current.items).toEqual(page.items)
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: true, items: found.items }))
})

it('a next page that gets no answer leaves the list that has come as it is, with a try of its own', async () => {
  const behind = { ...page, items: [aPost(2)] }
  network({ answer: { ...page, next: 'behind' } }, 'no network', { answer: behind })
  const result = searched()
  await vi.waitFor(() => expect(result.current.more).not.toBeNull())
  act(() => result.current.more?.())
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: false, moreFailed: true }))
  expect(result.current).toMatchObject({ isEarlier: false, items: page.items })
  act(() => result.current.more?.())
  await vi.waitFor(() => expect(result.current).toMatchObject({ online: true, moreFailed: false }))
  expect(result.current.items).toEqual([...page.items, ...behind.items])
})
