import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../api/api-problem.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import {
  add,
  kind,
  names,
  openTab,
  type Payload,
  pass,
  received,
  refusal,
  startAnew,
  storage,
  trouble,
} from './test-kit/outbox-kit.ts'

const making: OutboxKind<Payload, { version: number }> = { ...kind, kind: 'making', does: 'make' }
const deletion: OutboxKind<Payload, { version: number }> = {
  ...kind,
  kind: 'deletion',
  does: 'delete',
  voidsEarlier: true,
}

beforeEach(() => {
  startAnew()
  registerOutboxKinds(making as OutboxKind<unknown>, deletion as OutboxKind<unknown>)
})

type Tab = Awaited<ReturnType<typeof openTab>>
const make = (tab: Tab) => tab.enqueue(making, { entityKey: 'workout', payload: { name: 'make' } })
const remove = (tab: Tab) =>
  tab.enqueue(deletion, { entityKey: 'workout', payload: { name: 'delete' }, holdFor: 8_000 })

describe('a deletion that voids what waits before it', () => {
  it('is sent where no try is known either: a page that ended during one left no trace of it', async () => {
    const own = storage
    const write: typeof own.write = (writing) =>
      typeof writing === 'function' ? new Promise<never>(() => undefined) : own.write(writing)
    const ended = await openTab({ storage: { ...own, write }, lock: (_, work) => work() })
    await make(ended)
    await vi.waitFor(() => expect(received).toEqual(['make']))
    let mayLeave = false
    const tab = await openTab({ maySend: () => mayLeave })
    await remove(tab)
    pass(9_000)
    mayLeave = true
    await tab.wake()
    expect([received, names(tab)]).toEqual([['make', 'delete'], []])
  })

  it('is all that is sent where the making may have arrived', async () => {
    trouble.set('make', new NetworkFailure('cut'))
    const tab = await openTab()
    await make(tab)
    await add(tab, 'change', 'workout')
    await remove(tab)
    await tab.wake()
    pass(9_000)
    trouble.clear()
    await tab.wake()
    expect([received, names(tab)]).toEqual([['delete'], []])
  })

  it('does not wait behind a making that the server refused', async () => {
    trouble.set('make', refusal('history-full', 409))
    const tab = await openTab()
    await make(tab)
    await remove(tab)
    pass(9_000)
    await tab.wake()
    expect([received, names(tab)]).toEqual([['delete'], []])
  })

  it('voids nothing while it can be taken back, and nothing of others', async () => {
    trouble.set('change', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'change', 'workout')
    await add(tab, 'other')
    const id = await remove(tab)
    await tab.wake()
    expect(names(tab)).toEqual(['change', 'delete'])
    expect(await tab.withdraw(id)).toBe(true)
    trouble.clear()
    await tab.wake()
    expect([received, names(tab)]).toEqual([['other', 'change'], []])
  })
})
