import type { InfiniteData } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import type { PostsPage } from './list-reads.ts'
import { listedPosts, postsQuery } from './post-reads.ts'
import { aPost, network } from './test-kit/community-kit.ts'

const list = postsQuery({})

/** A page of 24 posts that begins with that number. */
const page = (first: number, next: string | null, version: string, length = 24): PostsPage => ({
  items: Array.from({ length }, (_, at) => aPost(first + at)),
  next,
  version,
})

const read = () => queryClient.fetchInfiniteQuery({ ...list, retry: false, staleTime: 0 })
const data = () => queryClient.getQueryData<InfiniteData<PostsPage>>(list.queryKey)
const ids = () => listedPosts(data()).map(({ title }) => Number(title.replace(/\D/g, '')))
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** The list as it was read page by page. */
const scrolled = (pages: number) =>
  queryClient.setQueryData(list.queryKey, {
    pages: numbers(0, pages).map((at) => page(100 + at * 24, `c${at}`, 'a')),
    pageParams: [null, ...numbers(0, pages - 1).map((at) => `c${at}`)],
  })

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a list of several pages is read anew with one request, without gaps and doubles, and goes on behind them', async () => {
  scrolled(4)
  const sent = network({ answer: page(99, 'end', 'b', 96) }, { answer: page(99, 'end', 'c', 96) })
  await read()
  expect(sent.map(({ path }) => path)).toEqual(['/api/posts?count=96'])
  expect(ids()).toEqual(numbers(99, 96))
  expect(data()?.pages.map(({ next, version }) => [next, version])).toEqual(Array(4).fill(['end', 'b']))
  await read()
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/posts?count=96'))
})

it('a list that ended within its first answer is read anew as long as it was', async () => {
  scrolled(4)
  const sent = network({ answer: page(100, null, 'b', 80) }, { answer: page(100, 'more', 'c', 96) })
  await read()
  await read()
  expect(sent.map(({ path }) => path)).toEqual(['/api/posts?count=96', '/api/posts?count=80'])
  expect(ids()).toEqual(numbers(100, 96))
})

it('what one answer does not hold is asked for behind it', async () => {
  scrolled(18)
  const sent = network({ answer: page(100, 'p', 'b', 384) }, { answer: page(484, 'end', 'b', 48) })
  await read()
  expect(sent.map(({ path }) => path)).toEqual(['/api/posts?count=432', '/api/posts?cursor=p&count=48'])
  expect(ids()).toEqual(numbers(100, 432))
})

it('the first page, and a next one, are asked for as ever', async () => {
  const sent = network({ answer: page(100, 'c', 'a') }, { answer: page(100, 'c', 'b') })
  await read()
  await read()
  expect(sent.map(({ path }) => path)).toEqual(['/api/posts', '/api/posts'])
  expect(ids()).toEqual(numbers(100, 24))
})

it('a server of the version before is asked page by page', async () => {
  scrolled(2)
  const sent = network({ refusal: 'invalid-input' }, { answer: page(99, 'c', 'b') }, { answer: page(123, 'd', 'b') })
  await read()
  expect(sent.map(({ path }) => path)).toEqual(['/api/posts?count=48', '/api/posts', '/api/posts?cursor=c'])
  expect(ids()).toEqual(numbers(99, 48))
})
