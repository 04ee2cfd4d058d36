import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { Problem, ProblemCode } from '@fonte/contract/problem'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiProblem, NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import { createDevice, type Device } from '../device/device.ts'
import { openIdbBackend } from '../device/idb-backend.ts'
import { withLock } from '../device/lock.ts'
import { Outbox, type OutboxTools } from './outbox.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'

interface Payload {
  readonly name: string
  readonly version?: number
}

const ada = 'ada'

/** What the server received, in order, and what it answers instead of "stored". */
let received: string[]
let trouble: Map<string, unknown>
let time: number
/** The reads that were asked for again. */
let renewed: string[]
let wakeUps: { readonly ms: number; readonly work: () => void }[]
let device: Device

const refusal = (code: ProblemCode, status: number, retryAfter?: number) => {
  const problem: Problem = { type: 'about:blank', title: code, status, code, request_id: 'r-1' }
  return new ApiProblem(problem, retryAfter)
}

const kind: OutboxKind<Payload, { version: number }> = {
  kind: 'test',
  label: (payload) => payload.name,
  async send(payload) {
    const failure = trouble.get(payload.name)
    if (failure) throw failure
    received.push(payload.version === undefined ? payload.name : `${payload.name} v${payload.version}`)
    return { version: 8 }
  },
  reads: ['things'],
  rebase: (payload, earlier) => ({ ...payload, version: (earlier as { version: number }).version }),
  hadArrived: (problem) => problem.code === 'not-found',
}

const openTab = async (changes: Partial<OutboxTools> = {}, user = ada): Promise<Outbox> => {
  const tab = new Outbox({
    device,
    lock: withLock,
    now: () => time,
    random: () => 1,
    renew: (reads) => renewed.push(...reads.map(String)),
    maySend: () => true,
    announce: () => undefined,
    later: (ms, work) => wakeUps.push({ ms, work }),
    ...changes,
  })
  await tab.serve(user)
  return tab
}

const blank = {
  id: 'blank',
  user_id: ada,
  enqueued_at: 0,
  hold_until: 0,
  attempts: 0,
  last_error: null,
  refusal: null,
}
const names = (tab: Outbox) => tab.entries.get().map((entry) => (entry.payload as Payload).name)
const add = (tab: Outbox, name: string, thing = name, holdFor = 0) =>
  tab.enqueue(kind, { thing, payload: { name }, holdFor })

beforeEach(() => {
  received = []
  trouble = new Map()
  wakeUps = []
  renewed = []
  time = 1_000_000
  globalThis.indexedDB = new IDBFactory()
  device = createDevice((onClosed) => openIdbBackend('test', onClosed))
  registerOutboxKinds(kind)
})

describe('the outbox', () => {
  it('sends what is put into it, in order, and is then empty', async () => {
    const tab = await openTab()
    await add(tab, 'one')
    await add(tab, 'two')
    await tab.wake()
    expect(received).toEqual(['one', 'two'])
    expect(tab.entries.get()).toEqual([])
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

  it('writes what belongs to an entry in the same transaction', async () => {
    await device.write([{ store: 'running_workout', put: { user_id: ada, event: 'start' } }])
    const tab = await openTab()
    await tab.enqueue(kind, { thing: 'w', payload: { name: 'w' } }, [{ store: 'running_workout', removeAllOf: ada }])
    expect(await device.rows('running_workout', ada)).toEqual([])
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
    trouble.set('create', refusal('invalid-input', 400))
    const tab = await openTab()
    const create = await add(tab, 'create', 'program')
    const change = await add(tab, 'change', 'program')
    await tab.wake()
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

describe('the order of the outbox', () => {
  it('is kept for each thing: a failing thing holds up only itself', async () => {
    trouble.set('create', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'create', 'program')
    await add(tab, 'change', 'program')
    await add(tab, 'workout')
    await tab.wake()
    expect(received).toEqual(['workout'])
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['workout', 'create', 'change v8'])
  })

  it('lets later writes of a thing wait behind a refused one', async () => {
    trouble.set('create', refusal('invalid-input', 400))
    const tab = await openTab()
    await add(tab, 'create', 'program')
    await add(tab, 'change', 'program')
    await tab.wake()
    expect(received).toEqual([])
    expect(names(tab)).toEqual(['create', 'change'])
  })

  it('lets a later write of a thing build on the answer to the earlier one', async () => {
    trouble.set('first', new NetworkFailure('cut'))
    const tab = await openTab()
    await add(tab, 'first', 'program')
    await tab.enqueue(kind, { thing: 'program', payload: { name: 'second', version: 7 } })
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['first', 'second v8'])
  })

  it('waits as long as the server asks before the next try', async () => {
    trouble.set('set', refusal('rate-limited', 429, 30))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(wakeUps.at(-1)?.ms).toBe(30_000)
  })

  it('waits twice as long after each try with a server in trouble', async () => {
    trouble.set('set', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    const first = wakeUps.at(-1)?.ms ?? 0
    await tab.wake()
    expect(wakeUps.at(-1)?.ms).toBe(first * 2)
  })
})

describe('an entry that is held', () => {
  it('can be taken back before it is sent', async () => {
    const tab = await openTab()
    const id = await add(tab, 'delete', 'program', 5_000)
    await tab.wake()
    expect(received).toEqual([])
    expect(await tab.withdraw(id)).toBe(true)
    time += 60_000
    await tab.wake()
    expect(received).toEqual([])
    expect(tab.entries.get()).toEqual([])
  })

  it('is sent once its time is over, and can then no longer be taken back', async () => {
    const tab = await openTab()
    const id = await add(tab, 'delete', 'program', 5_000)
    await tab.wake()
    expect(wakeUps.at(-1)?.ms).toBe(5_500)
    time += 5_500
    expect(await tab.withdraw(id)).toBe(false)
    await tab.wake()
    expect(received).toEqual(['delete'])
  })

  it('is not held for ever when the device’s clock is set back', async () => {
    const tab = await openTab()
    await add(tab, 'delete', 'program', 5_000)
    time -= 86_400_000
    await tab.wake()
    expect(received).toEqual(['delete'])
  })
})

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

  it('has the reads asked for again once it knows the kind of what another tab sent', async () => {
    const tab = await openTab()
    await device.write([{ store: 'outbox', put: { ...blank, kind: 'late', thing: 'late', payload: { name: 'late' } } }])
    await tab.reload()
    await device.write([{ store: 'outbox', removeAllOf: ada }])
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
        await device.write([{ store: 'outbox', remove: second.entries.get()[0]?.position ?? 0 }])
        throw refusal('invalid-input', 400)
      },
    } as OutboxKind<unknown>)
    await add(first, 'set')
    await first.wake()
    expect(first.entries.get()).toEqual([])
  })
})
