import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import { registerOutboxKinds } from './outbox-kind.ts'
import {
  ada,
  add,
  kind,
  openTab,
  openWithRefusedProgram,
  pass,
  received,
  refusal,
  startAnew,
  storage,
  trouble,
  wakeUps,
} from './test-kit/outbox-kit.ts'

beforeEach(startAnew)

describe('the outbox', () => {
  it('sends what is put into it, in order, and is then empty', async () => {
    const tab = await openTab()
    await add(tab, 'one')
    await add(tab, 'two')
    await tab.wake()
    expect(received).toEqual(['one', 'two'])
    expect(tab.entries.get()).toEqual([])
  })

  it('sends for who signs in after it was woken while nobody was', async () => {
    const tab = await openTab({}, null)
    await tab.wake()
    await tab.serve(ada)
    await add(tab, 'one')
    await vi.waitFor(() => expect(received).toEqual(['one']))
  })

  it('has an entry on the device before it says so, also for the tab that comes after a crash', async () => {
    trouble.set('set', new NetworkFailure('cut'))
    const id = await add(await openTab(), 'set')
    trouble.clear()
    const next = await openTab()
    expect(next.entries.get().map((entry) => entry.id)).toEqual([id])
    await next.wake()
    expect(received).toEqual(['set'])
  })

  it('takes several writes at once, in their order, and sends them so', async () => {
    const tab = await openTab()
    const written = (name: string) => [kind.kind, { entityKey: name, payload: { name } }] as const
    const entry = { entityKey: 'begin', payload: { name: 'begin' } }
    const around = { before: [written('needed')], after: ['first', 'last'].map(written) }
    await tab.enqueue(kind, entry, [], around)
    await tab.wake()
    expect(received).toEqual(['needed', 'begin', 'first', 'last'])
  })

  it('takes all of several writes or none of them', async () => {
    const tab = await openTab()
    const entry = { entityKey: 'i', payload: { name: 'begin' } }
    const unkept = { name: 'last', stuck: () => undefined }
    const after = [[kind.kind, { entityKey: 'i', payload: unkept }]] as const
    await expect(tab.enqueue(kind, entry, [], { after })).rejects.toThrow()
    expect(await storage.rows('outbox', ada)).toEqual([])
  })

  it('writes what belongs to an entry in the same transaction', async () => {
    await storage.write([{ store: 'running_workout', put: { user_id: ada, event: 'start' } }])
    const tab = await openTab()
    await tab.enqueue(kind, { entityKey: 'w', payload: { name: 'w' } }, [
      { store: 'running_workout', removeAllOf: ada },
    ])
    expect(await storage.rows('running_workout', ada)).toEqual([])
  })

  it.each([
    ['no network', new NetworkFailure('cut')],
    ['an answer that is not Fonte’s', new StrangeAnswer('a portal')],
    ['an error of the server', refusal('internal', 500)],
    ['maintenance', refusal('unavailable', 503)],
    ['too many calls', refusal('rate-limited', 429, 30)],
    ['a call that did not arrive whole', refusal('unreadable', 400)],
    ['a browser with too many cookies', refusal('headers-too-large', 431)],
    ['an ended session', refusal('signed-out', 401)],
    ['a fault of our own', new Error('bug')],
  ])('keeps an entry after %s, and sends it later', async (_, failure) => {
    trouble.set('set', failure)
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ refusal: null }])
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['set'])
  })

  it('stops at an ended session: nothing more is tried, no try is counted, and the sign-in is awaited', async () => {
    trouble.set('first', refusal('signed-out', 401))
    const tab = await openTab()
    await add(tab, 'first')
    await add(tab, 'second')
    await tab.wake()
    expect(received).toEqual([])
    expect(tab.entries.get()).toMatchObject([
      { attempts: 0, last_error: 'signed-out', refusal: null },
      { attempts: 0, last_error: null },
    ])
    expect(wakeUps).toEqual([])
  })

  it('tells the server the moment of sending, not the one when the entry was made', async () => {
    const moments: number[] = []
    const tab = await openTab()
    trouble.set('set', new NetworkFailure('cut'))
    await add(tab, 'set')
    await tab.wake()
    const entered = tab.entries.get()[0]?.enqueued_at ?? 0
    pass(90_000)
    registerOutboxKinds({ ...kind, send: async (_: unknown, sentAt: number) => moments.push(sentAt) } as never)
    await tab.wake()
    expect(moments).toEqual([entered + 90_000])
  })

  it('sets a refused entry aside with its reason, until its person retries or discards it', async () => {
    trouble.set('a', refusal('invalid-input', 400)).set('b', refusal('id-conflict', 409))
    const tab = await openTab()
    const a = await add(tab, 'a')
    const b = await add(tab, 'b')
    await tab.wake()
    expect(tab.entries.get().map((entry) => entry.refusal?.code)).toEqual(['invalid-input', 'id-conflict'])
    trouble.clear()
    await tab.wake()
    expect(received).toEqual([])
    await tab.retry(a)
    await tab.discard(b)
    expect(received).toEqual(['a'])
    expect(tab.entries.get()).toEqual([])
  })

  it('discards several entries at once, so that none is sent once the one before it is gone', async () => {
    const { tab, create, change } = await openWithRefusedProgram(refusal('invalid-input', 400))
    await tab.discard(create, change)
    expect(received).toEqual([])
    expect(tab.entries.get()).toEqual([])
  })

  it('takes a refusal that says "already done" for an arrival', async () => {
    trouble.set('delete', refusal('not-found', 404))
    const tab = await openTab()
    await add(tab, 'delete')
    await tab.wake()
    expect(tab.entries.get()).toEqual([])
  })
})
