import { revisionHeader } from '@fonte/contract/answer/headers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastAnswer } from '../connection.ts'
import { followGivenUp } from '../query/given-up.ts'
import { queryClient } from '../query/query-client.ts'
import { GatewayFailure, NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { call, followRevisions } from './client.ts'
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

it('a read that had no answer for as long as one waits is a silence before it is given up', async () => {
  const late = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal)
  const hanging = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new TypeError('late'))))
  vi.stubGlobal('fetch', vi.fn(hanging))
  const reading = readPrograms(1).catch(() => undefined)
  expect(lastAnswer.get()).toBe('online')
  late.abort()
  await vi.waitFor(() => expect(lastAnswer.get()).toBe('silent'))
  expect(queryClient.getQueryState(['programs'])?.status).toBe('pending')
  await queryClient.cancelQueries({ queryKey: ['programs'] })
  await reading
  limit.mockRestore()
})

it('an act that gets no answer is a silence, which any answer ends', async () => {
  await expect(call('sign-out', { body: {} })).rejects.toBeInstanceOf(NetworkFailure)
  expect(lastAnswer.get()).toBe('silent')
  isThere = true
  await call('get-programs')
  expect(lastAnswer.get()).toBe('online')
})

describe('an answer that is cut off after its headers', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const cut = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })
      return namedAs(init, new Response(cut, { headers: { 'content-type': 'application/json' } }))
    })
  })

  it('is a silence for an act', async () => {
    await expect(call('get-programs')).rejects.toBeInstanceOf(NetworkFailure)
    expect(lastAnswer.get()).toBe('silent')
  })

  it('is one for a read once it is given up, and says nothing for one that was called off', async () => {
    const reading = readPrograms(false).catch(() => undefined)
    await queryClient.cancelQueries({ queryKey: ['programs'] })
    await reading
    expect(lastAnswer.get()).toBe('online')
    await expect(readPrograms(1)).rejects.toBeInstanceOf(NetworkFailure)
    expect(lastAnswer.get()).toBe('silent')
  })
})

describe('a proxy whose server gives no answer', () => {
  const page = (status: number) => new Response('<h1>Trouble</h1>', { status, headers: { 'retry-after': '7' } })
  const answering = (given: () => Response) => vi.stubGlobal('fetch', async () => given())

  it.each([500, 502, 503, 504, 522])('has none to give, whatever page it shows: %i', async (status) => {
    answering(() => page(status))
    const failure = await call('get-programs').catch((reason: unknown) => reason)
    expect(failure).toBeInstanceOf(GatewayFailure)
    expect(failure).not.toBeInstanceOf(StrangeAnswer)
    expect(failure).toMatchObject({ retryAfter: 7 })
    expect(lastAnswer.get()).toBe('silent')
  })

  it('has none in JSON of its own either, such as the framework’s in front of a server that closes', async () => {
    answering(() => Response.json({ statusCode: 503, error: 'Service Unavailable' }, { status: 503 }))
    await expect(call('get-programs')).rejects.toBeInstanceOf(GatewayFailure)
  })

  it('tells a read nothing until it is given up', async () => {
    answering(() => page(502))
    const seen = vi.fn()
    const stop = lastAnswer.subscribe(seen)
    await expect(readPrograms(1)).rejects.toBeInstanceOf(GatewayFailure)
    stop()
    expect(seen).toHaveBeenCalledOnce()
    expect(lastAnswer.get()).toBe('silent')
  })

  it('is a stranger where it asks to sign in to the network', async () => {
    answering(() => page(511))
    await expect(call('get-programs')).rejects.toBeInstanceOf(StrangeAnswer)
  })

  it('tells nothing of where a person’s changes stand', async () => {
    const receive = vi.fn()
    followRevisions({ seen: undefined, receive })
    answering(() => new Response('', { status: 502, headers: { [revisionHeader]: '1 0' } }))
    await call('get-programs').catch(() => undefined)
    followRevisions({ seen: undefined, receive: () => undefined })
    expect(receive).not.toHaveBeenCalled()
  })
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

it('a read that began before others were answered and is then given up is none', async () => {
  const lost = Promise.withResolvers<never>()
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => lost.promise)
  const read = readPrograms(1)
  vi.stubGlobal('fetch', working)
  isThere = true
  await call('get-programs')
  isThere = false
  lost.reject(new TypeError('no route'))
  await expect(read).rejects.toBeInstanceOf(NetworkFailure)
  expect(lastAnswer.get()).toBe('online')
})

it('a read that was called off says nothing of the network', async () => {
  const reading = readPrograms(false).catch(() => undefined)
  await queryClient.cancelQueries({ queryKey: ['programs'] })
  await reading
  expect(lastAnswer.get()).toBe('online')
})
