import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastAnswer } from '../connection.ts'
import { followGivenUp } from '../query/given-up.ts'
import { queryClient } from '../query/query-client.ts'
import { NetworkFailure } from './api-problem.ts'
import { call } from './client.ts'
import { namedAs } from './test-kit/answers.ts'

/** Whether the server can be reached; the browser believes that it can. */
let isThere: boolean

let unfollow: () => void

beforeEach(() => {
  unfollow = followGivenUp()
  isThere = false
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (!isThere) throw new TypeError('no route')
    return namedAs(init, new Response('{"items":[]}', { headers: { 'content-type': 'application/json' } }))
  })
})

afterEach(() => {
  unfollow()
  lastAnswer.set('online')
  queryClient.clear()
  vi.unstubAllGlobals()
})

const readPrograms = (retry: boolean | number) =>
  queryClient.fetchQuery({
    queryKey: ['programs'],
    queryFn: ({ signal }) => call('get-programs', undefined, { signal }),
    retry,
    retryDelay: 0,
  })

it('an act that began before others were answered and then gets no answer is none', async () => {
  const lost = Promise.withResolvers<never>()
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => lost.promise)
  const act = call('sign-out', { body: {} })
  vi.stubGlobal('fetch', working)
  isThere = true
  await readPrograms(false)
  lost.reject(new TypeError('no route'))
  await expect(act).rejects.toBeInstanceOf(NetworkFailure)
  expect(lastAnswer.get()).toBe('online')
})

it('an act that gets no answer is a silence, which any answer ends', async () => {
  await expect(call('sign-out', { body: {} })).rejects.toBeInstanceOf(NetworkFailure)
  expect(lastAnswer.get()).toBe('silent')
  isThere = true
  await call('get-programs')
  expect(lastAnswer.get()).toBe('online')
})

it('a read that gets an answer at its next try was none', async () => {
  const seen = vi.fn()
  const stop = lastAnswer.subscribe(seen)
  const programs = queryClient.fetchQuery({
    queryKey: ['programs'],
    queryFn: async ({ signal }) => {
      const asked = call('get-programs', undefined, { signal })
      isThere = true
      return await asked
    },
    retry: 1,
    retryDelay: 0,
  })
  expect(await programs).toEqual({ items: [] })
  expect(seen).not.toHaveBeenCalled()
  stop()
})

it('a read that is given up is a silence', async () => {
  await expect(readPrograms(1)).rejects.toBeInstanceOf(NetworkFailure)
  expect(lastAnswer.get()).toBe('silent')
})

it('a read that was called off says nothing of the network', async () => {
  const reading = readPrograms(false).catch(() => undefined)
  await queryClient.cancelQueries({ queryKey: ['programs'] })
  await reading
  expect(lastAnswer.get()).toBe('online')
})
