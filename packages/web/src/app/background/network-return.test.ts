import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { NetworkFailure, StrangeAnswer } from '../../platform/api/api-problem.ts'
import { lastAnswer } from '../../platform/connection.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { followNetworkReturn } from './network-return.ts'

const page = vi.hoisted(() => ({
  news: new Map<string, () => void>(),
  /** What the browser tells the page. */
  browser: new EventTarget(),
}))

vi.mock('../../platform/events/events.ts', () => ({
  events: { on: (name: string, work: () => void) => void page.news.set(name, work) },
}))

beforeAll(() => {
  vi.stubGlobal('window', page.browser)
  followNetworkReturn()
})

afterEach(() => {
  queryClient.clear()
  lastAnswer.set('online')
})

/** A screen that shows the posts; the answer leaves it. */
const look = (queryFn: () => Promise<string>) =>
  new QueryObserver(queryClient, { queryKey: ['posts'], queryFn, retry: false }).subscribe(() => undefined)

it('what is looked at and had no answer is asked for anew once an answer has come', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new NetworkFailure('no route'))
  const leave = look(read.mockResolvedValue('post'))
  await vi.waitFor(() => expect(lastAnswer.get()).toBe('silent'))
  lastAnswer.set('online')
  await vi.waitFor(() => expect(queryClient.getQueryData(['posts'])).toBe('post'))
  leave()
})

/** A screen whose address never answers, and what is said of the network from the first silence on. */
async function lookInVain() {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new NetworkFailure('no route'))
  const leave = look(read)
  await vi.waitFor(() => expect(lastAnswer.get()).toBe('silent'))
  const said: string[] = []
  const stop = lastAnswer.subscribe(() => said.push(lastAnswer.get()))
  const askedAgain = async () => {
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    stop()
    leave()
  }
  return { said, askedAgain }
}

it('one address that never answers is no silence again while others are answered', async () => {
  const { said, askedAgain } = await lookInVain()
  page.news.get('posts')?.()
  await askedAgain()
  expect(said).toEqual(['online'])
})

it('another network, where what is asked again gets no answer either, is silent again', async () => {
  const { said, askedAgain } = await lookInVain()
  page.browser.dispatchEvent(new Event('online'))
  await askedAgain()
  expect(said).toEqual(['online', 'silent'])
})

it.each([new Error('refused'), new StrangeAnswer('a page')])('what had another end is left alone: %s', async (end) => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(end)
  const leave = look(read)
  await vi.waitFor(() => expect(queryClient.getQueryState(['posts'])?.status).toBe('error'))
  lastAnswer.set('silent')
  lastAnswer.set('online')
  leave()
  expect(read).toHaveBeenCalledOnce()
})

it.each(['maintenance', 'revision', 'posts'])('news of the server end a silence: %s', (name) => {
  lastAnswer.set('silent')
  page.news.get(name)?.()
  expect(lastAnswer.get()).toBe('online')
})

it('another network is hoped for, as nothing is known of it', () => {
  lastAnswer.set('silent')
  page.browser.dispatchEvent(new Event('online'))
  expect(lastAnswer.get()).toBe('online')
})
