// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../api/api-problem.ts'
import { queryClient } from '../query/query-client.ts'
import { storage } from '../storage/storage.ts'
import { outbox, revisions, useOutbox, usePending } from './device-outbox.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import { startOutbox } from './start-outbox.ts'

const ada = '0190a000-0000-7000-8000-00000000ada0'

/** Whom the page shows as signed in, and the cookie that names whose session the browser has. */
const signedIn = vi.hoisted(() => ({ as: '', cookie: '', tell: (_event: { type: string }) => {} }))

vi.mock('../session/session.ts', () => ({
  session: {
    subscribe: (listener: typeof signedIn.tell) => {
      signedIn.tell = listener
    },
    state: {
      get: () => (signedIn.as === '' ? { status: 'signed-out' } : { status: 'signed-in', user: { id: signedIn.as } }),
    },
  },
}))

let received: string[]
let failure: Error | undefined

const kind: OutboxKind<string> = {
  kind: 'test',
  label: (payload) => payload,
  async send(payload) {
    if (failure) throw failure
    received.push(payload)
  },
  reads: ['things'],
}

const add = (payload: string) => outbox.enqueue(kind, { entityKey: payload, payload })
const waiting = () => outbox.entries.get().map(({ payload }) => payload)
const is = (check: () => void) => vi.waitFor(check)

beforeEach(async () => {
  received = []
  failure = undefined
  signedIn.as = ada
  signedIn.cookie = `fonte_session=${ada}`
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => signedIn.cookie)
  registerOutboxKinds(kind as OutboxKind<unknown>)
  await storage.write([
    { store: 'outbox', removeAllOf: ada },
    { store: 'acknowledged', removeAllOf: ada },
    { store: 'kept', removeAllOf: ada },
  ])
  await revisions.serve(ada)
  await outbox.serve(ada)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('this device’s outbox', () => {
  it('sends what the person signed in records', async () => {
    await add('set')
    await outbox.wake()
    expect([received, waiting()]).toEqual([['set'], []])
  })

  it.each([
    ['nobody is signed in', { as: '' }],
    ['somebody else is signed in', { as: 'bob' }],
    ['the browser’s session has ended', { cookie: '' }],
    ['the browser’s session is of somebody else, of whom this page has not heard', { cookie: 'fonte_session=bob' }],
  ])('keeps it while %s', async (_, state) => {
    Object.assign(signedIn, state)
    await add('set')
    await outbox.wake()
    expect([received, waiting()]).toEqual([[], ['set']])
  })

  it('has the reads that show a write asked for again', async () => {
    const read = vi.fn(async () => received.length)
    await queryClient.fetchQuery({ queryKey: ['things'], queryFn: read })
    await add('set')
    await outbox.wake()
    await is(() => expect(queryClient.getQueryData(['things'])).toBe(1))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('tells the other tabs of each change, and hears of theirs', async () => {
    signedIn.as = ''
    const other = new BroadcastChannel('fonte-outbox')
    const heard = vi.fn()
    other.onmessage = ({ data }: MessageEvent) => heard(data)
    await add('set')
    await is(() => expect(heard).toHaveBeenCalledWith('changed'))
    await storage.write([{ store: 'outbox', removeAllOf: ada }])
    other.postMessage('changed')
    await is(() => expect(waiting()).toEqual([]))
    other.close()
  })

  it('tries again by itself, one try at a time, however often it failed', async () => {
    signedIn.as = ''
    await add('set')
    await outbox.wake()
    signedIn.as = ada
    failure = new NetworkFailure('cut')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await outbox.wake()
    await outbox.wake()
    expect(vi.getTimerCount()).toBe(1)
    failure = undefined
    vi.runAllTimers()
    vi.useRealTimers()
    await is(() => expect([received, waiting()]).toEqual([['set'], []]))
  })

  it('shows screens all that waits, or what waits of one kind', async () => {
    signedIn.as = ''
    await add('set')
    await outbox.enqueue({ ...kind, kind: 'other' }, { entityKey: 'other', payload: 'other' })
    const all = renderHook(() => useOutbox())
    const ofKind = renderHook(() => usePending(kind))
    expect(all.result.current.map(({ payload }) => payload)).toEqual(['set', 'other'])
    expect(ofKind.result.current.map(({ payload }) => payload)).toEqual(['set'])
  })
})

describe('where the person’s changes stand', () => {
  it('has what a server lost that was restored sent again', async () => {
    revisions.receive('57 0', revisions.seen)
    await add('set')
    await outbox.wake()
    await revisions.keepAgain()
    revisions.receive('50 0', revisions.seen)
    await is(() => expect(received).toEqual(['set', 'set']))
  })

  it('has what was recorded before a reset forgotten', async () => {
    revisions.receive('57 0', revisions.seen)
    await add('set')
    await outbox.wake()
    expect(await storage.rows('acknowledged', ada)).toMatchObject([{ payload: 'set', revision: 57 }])
    revisions.receive('58 58', revisions.seen)
    await vi.waitFor(async () => expect(await storage.rows('acknowledged', ada)).toEqual([]))
  })
})

describe('a page that starts', () => {
  it('forgets what was acknowledged before the last reset it knows of', async () => {
    const forget = vi.spyOn(outbox, 'forgetAcknowledged')
    revisions.receive('9 8', revisions.seen)
    forget.mockClear()
    startOutbox()
    expect(forget.mock.calls).toEqual([[8]])
  })

  it('forgets by age alone while nobody is known', async () => {
    vi.resetModules()
    const { outbox: unserved } = await import('./device-outbox.ts')
    const forget = vi.spyOn(unserved, 'forgetAcknowledged')
    const page = await import('./start-outbox.ts')
    page.startOutbox()
    expect(forget.mock.calls).toEqual([[0]])
  })

  it('sends at once, when somebody signs in, when the network comes back, and when somebody looks at it again', () => {
    const wake = vi.spyOn(outbox, 'wake').mockResolvedValue()
    startOutbox()
    expect(wake).toHaveBeenCalled()
    wake.mockClear()
    signedIn.tell({ type: 'token-refreshed' })
    expect(wake).not.toHaveBeenCalled()
    signedIn.tell({ type: 'signed-in' })
    expect(wake).toHaveBeenCalled()
    wake.mockClear()
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    look('hidden')
    expect(wake).not.toHaveBeenCalled()
    look('visible')
    expect(wake).toHaveBeenCalled()
    wake.mockClear()
    window.dispatchEvent(new Event('online'))
    expect(wake).toHaveBeenCalled()
  })
})
