import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

const known = (changes: Partial<OutboxKind<Payload, { version: number }>>) =>
  registerOutboxKinds({ ...kind, ...changes } as OutboxKind<unknown>)

beforeEach(startAnew)

afterEach(() => void vi.unstubAllGlobals())

describe('a write of what was deleted elsewhere', () => {
  it('leaves the queue: the deletion wins', async () => {
    trouble.set('set', refusal('already-deleted', 410))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toEqual([])
  })

  it('is set aside for its person to read where its kind says so, unless it had been acknowledged before', async () => {
    known({ tellsOfDeletion: true })
    trouble.set('set', refusal('already-deleted', 410))
    const tab = await openTab()
    await storage.write([
      { store: 'outbox', put: { ...blank, kind: 'test', thing: 'b', payload: { name: 'set' }, again: true } },
    ])
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ thing: 'set', refusal: { code: 'already-deleted' } }])
  })
})

describe('the answer to a write', () => {
  it('is shown before the entry leaves the list', async () => {
    const shown: unknown[] = []
    const tab = await openTab()
    known({ sent: (answer, payload) => shown.push([answer, payload.name, names(tab)]) })
    await add(tab, 'set')
    await tab.wake()
    expect(shown).toEqual([[{ version: 8 }, 'set', ['set']]])
  })

  it('is shown before the entry leaves the device: who closes the page between the two loses nothing of either', async () => {
    const acts: string[] = []
    const { write } = storage
    vi.spyOn(storage, 'write').mockImplementation((changes) => {
      acts.push('the queue is written')
      return write(changes)
    })
    const tab = await openTab()
    known({
      send: async () => {
        acts.push('sent')
        return { version: 8 }
      },
      sent: () => acts.push('shown'),
    })
    await add(tab, 'set')
    await tab.wake()
    expect(acts).toEqual(['the queue is written', 'sent', 'shown', 'the queue is written'])
  })

  it('is not shown where there is none, as the write had arrived before', async () => {
    const sent = vi.fn()
    known({ sent })
    trouble.set('set', refusal('not-found', 404))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect([sent.mock.calls, tab.entries.get()]).toEqual([[], []])
  })

  it('that a screen cannot show is reported, and the write is not sent again', async () => {
    const failure = new Error('bug')
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    known({
      sent() {
        throw failure
      },
    })
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    await tab.wake()
    expect(report.mock.calls).toEqual([[failure]])
    expect([received, tab.entries.get()]).toEqual([['set'], []])
  })

  it('has no reads asked for again where no read shows the write', async () => {
    const { reads: _, ...unread } = kind
    registerOutboxKinds(unread as OutboxKind<unknown>)
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect([received, tab.entries.get(), renewed]).toEqual([['set'], [], []])
  })

  it('is built on by the later writes of its thing, and by no others', async () => {
    trouble.set('first', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'first', 'program')
    await tab.enqueue(kind, { entityKey: 'other', payload: { name: 'other', version: 3 }, holdFor: 5_000 })
    await tab.enqueue(kind, { entityKey: 'program', payload: { name: 'held', version: 3 }, holdFor: 5_000 })
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['first'])
    expect(tab.entries.get()).toMatchObject([{ payload: { version: 3 } }, { payload: { version: 8 } }])
  })

  it('changes no later write that cannot build on it, of a kind without a version or of one that is not known', async () => {
    const { rebase: _, ...plain } = kind
    registerOutboxKinds({ ...plain, kind: 'plain' } as OutboxKind<unknown>)
    trouble.set('first', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'first', 'program')
    await tab.enqueue({ ...plain, kind: 'plain' }, { entityKey: 'program', payload: { name: 'plain' }, holdFor: 5_000 })
    await tab.enqueue({ ...plain, kind: 'later' }, { entityKey: 'program', payload: { name: 'later' }, holdFor: 5_000 })
    trouble.clear()
    await tab.wake()
    expect(tab.entries.get().map(({ payload }) => payload)).toEqual([{ name: 'plain' }, { name: 'later' }])
  })
})

describe('what was put back after the server had been restored', () => {
  it('stays in the queue while the server is in trouble', async () => {
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    trouble.set('set', refusal('internal', 500))
    await tab.putBack(0)
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ again: true, last_error: 'internal', refusal: null }])
  })

  it('is sent without anybody asking for it', async () => {
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    received.length = 0
    await tab.putBack(0)
    await vi.waitFor(() => expect(received).toEqual(['set']))
  })
})

describe('the reads that show a write', () => {
  it('are not asked for again where the tab itself takes it back or throws it away', async () => {
    trouble.set('discarded', refusal('invalid-input', 400))
    const tab = await openTab()
    const held = await add(tab, 'held', 'program', 5_000)
    const discarded = await add(tab, 'discarded')
    await tab.wake()
    await tab.withdraw(held)
    await tab.discard(discarded)
    await tab.wake()
    expect([tab.entries.get(), renewed]).toEqual([[], []])
  })

  it('are not asked for again where another person is served, whose queue shows nothing of the one before', async () => {
    trouble.set('hers', refusal('invalid-input', 400))
    const tab = await openTab()
    await add(tab, 'hers')
    await tab.wake()
    const served = tab.serve('bob')
    expect(tab.entries.get()).toEqual([])
    await served
    expect([tab.entries.get(), renewed]).toEqual([[], []])
  })

  it('are those of the person served at last, however late the one before is read', async () => {
    await (await openTab({ maySend: () => false })).enqueue(kind, { entityKey: 'hers', payload: { name: 'hers' } })
    const tab = await openTab({ maySend: () => false }, null)
    await Promise.all([tab.serve(ada), tab.serve('bob')])
    expect(tab.entries.get()).toEqual([])
    expect(await storage.rows('outbox', ada)).toHaveLength(1)
  })
})
