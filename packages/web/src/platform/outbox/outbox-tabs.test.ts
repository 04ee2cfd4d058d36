import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../api/api-problem.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import {
  ada,
  add,
  blank,
  kind,
  names,
  openTab,
  type Payload,
  received,
  refusal,
  renewed,
  startAnew,
  storage,
  trouble,
} from './test-kit/outbox-kit.ts'

beforeEach(startAnew)

describe('the outbox across tabs and people', () => {
  it('sends an entry once when two tabs drain at the same time', async () => {
    trouble.set('set', new NetworkFailure('cut'))
    const first = await openTab()
    await add(first, 'set')
    await first.wake()
    const second = await openTab()
    trouble.clear()
    await Promise.all([first.wake(), second.wake(), first.wake(), second.wake()])
    expect(received).toEqual(['set'])
  })

  it('shows nobody the writes of the person before, however late they are read', async () => {
    trouble.set('hers', new NetworkFailure('cut'))
    await add(await openTab(), 'hers')
    const isRead = Promise.withResolvers<void>()
    const rows = vi.fn(async (...asked: Parameters<typeof storage.rows>) => {
      const found = await storage.rows(...asked)
      if (asked[1] === ada) await isRead.promise
      return found
    })
    const tab = await openTab({ storage: { ...storage, rows: rows as typeof storage.rows } }, null)
    const late = tab.serve(ada)
    await tab.serve('bob')
    isRead.resolve()
    await late
    expect(names(tab)).toEqual([])
  })

  it('has the reads that show an entry asked for again, in the tab that sends it and in the others', async () => {
    trouble.set('set', new NetworkFailure('cut'))
    const other = await openTab()
    const sender = await openTab()
    await add(sender, 'set')
    await sender.wake()
    await other.reload()
    expect(renewed).toEqual([])
    trouble.clear()
    await sender.wake()
    expect(renewed).toEqual(['things'])
    await other.reload()
    expect(renewed).toEqual(['things', 'things'])
  })

  it('only marks the reads in which it shows the answer itself: the other tabs ask for them again', async () => {
    registerOutboxKinds({ ...kind, sent: () => undefined } as OutboxKind<unknown>)
    trouble.set('set', new NetworkFailure('cut'))
    const other = await openTab()
    const sender = await openTab()
    await add(sender, 'set')
    await sender.wake()
    await other.reload()
    trouble.clear()
    await sender.wake()
    await other.reload()
    expect(renewed).toEqual(['things, shown', 'things'])
  })

  it('has the reads asked for again when the answer could not be shown', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const failing = () => {
      throw new Error('no screen')
    }
    registerOutboxKinds({ ...kind, sent: failing } as OutboxKind<unknown>)
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect([received, renewed, names(tab)]).toEqual([['set'], ['things'], []])
    expect(reported).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('has the reads asked for again once it knows the kind of what another tab sent', async () => {
    const tab = await openTab()
    await storage.write([
      { store: 'outbox', put: { ...blank, kind: 'late', thing: 'late', payload: { name: 'late' } } },
    ])
    await tab.reload()
    await storage.write([{ store: 'outbox', removeAllOf: ada }])
    await tab.reload()
    expect(renewed).toEqual([])
    registerOutboxKinds({ ...kind, kind: 'late' } as OutboxKind<unknown>)
    await tab.wake()
    expect(renewed).toEqual(['things'])
  })

  it('has the reads asked for again also when the server says that the entry had arrived before', async () => {
    trouble.set('set', refusal('not-found', 404))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(renewed).toEqual(['things'])
  })

  it('shows and sends only what belongs to the person signed in', async () => {
    trouble.set('hers', new NetworkFailure('cut'))
    const tab = await openTab()
    await add(tab, 'hers')
    await tab.wake()
    trouble.clear()
    await tab.serve('bob')
    expect(tab.entries.get()).toEqual([])
    await add(tab, 'his')
    await tab.wake()
    expect(received).toEqual(['his'])
    await tab.serve(ada)
    await tab.wake()
    expect(received).toEqual(['his', 'hers'])
  })

  it('sends nothing more of a person once another one is served, however much of it waits', async () => {
    trouble.set('one', new NetworkFailure('cut')).set('two', new NetworkFailure('cut'))
    const tab = await openTab()
    await add(tab, 'one')
    await add(tab, 'two')
    await tab.wake()
    trouble.clear()
    registerOutboxKinds({
      ...kind,
      async send(payload: Payload, sentAt: number) {
        await tab.serve('bob')
        return await kind.send(payload, sentAt)
      },
    } as OutboxKind<unknown>)
    await tab.wake()
    expect(received).toEqual(['one'])
    await tab.serve(ada)
    expect(names(tab)).toEqual(['two'])
  })

  it('tells the other tabs of what is put into the queue, and of what has left it', async () => {
    const other = await openTab()
    const tab = await openTab({ announce: () => void other.reload() })
    trouble.set('set', new NetworkFailure('cut'))
    await add(tab, 'set')
    await vi.waitFor(() => expect(names(other)).toEqual(['set']))
    trouble.clear()
    await tab.wake()
    await vi.waitFor(() => expect(names(other)).toEqual([]))
  })

  it('sends nothing while nobody is known to be signed in', async () => {
    const tab = await openTab({ maySend: () => false })
    await add(tab, 'set')
    await tab.wake()
    expect(received).toEqual([])
    expect(names(tab)).toEqual(['set'])
  })

  it('does not bring back an entry that another tab discarded while it was being refused', async () => {
    const first = await openTab()
    const second = await openTab()
    registerOutboxKinds({
      ...kind,
      async send() {
        await second.reload()
        await storage.write([{ store: 'outbox', remove: second.entries.get()[0]?.position ?? 0 }])
        throw refusal('invalid-input', 400)
      },
    } as OutboxKind<unknown>)
    await add(first, 'set')
    await first.wake()
    expect(first.entries.get()).toEqual([])
  })
})
