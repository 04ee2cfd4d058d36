import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayFailure, NetworkFailure, StrangeAnswer } from '../api/api-problem.ts'
import { withLock } from '../tabs/lock.ts'
import { keepAcknowledged } from './acknowledged.ts'
import type { Outbox } from './outbox.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import {
  ada,
  add,
  blank,
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
  wakeUps,
} from './test-kit/outbox-kit.ts'

/** What was tried, in order, whether or not the server took it. */
let tried: string[]
/** Whether anything may be sent. */
let mayGo: boolean

const open = () => openTab({ maySend: () => mayGo })

/** Puts a write into the queue without its being tried. */
const queue = async (tab: Outbox, name: string) => {
  mayGo = false
  await add(tab, name)
  await tab.wake()
  mayGo = true
}

/** Sends what may be sent now, once: unlike `wake`, it ends no wait. */
const drain = (tab: Outbox) => tab.discard()

beforeEach(() => {
  startAnew()
  tried = []
  mayGo = true
  registerOutboxKinds({
    ...kind,
    send(payload: Payload, sentAt: number) {
      tried.push(payload.name)
      return kind.send(payload, sentAt)
    },
  } as OutboxKind<unknown>)
})

it('a wait for a busy server is no longer where the clock of the device is set back meanwhile', async () => {
  trouble.set('set', refusal('rate-limited', 429, 30))
  const tab = await openTab()
  await add(tab, 'set')
  await tab.wake()
  trouble.clear()
  pass(-7_200_000)
  pass(30_001)
  await drain(tab)
  expect(received).toEqual(['set'])
})

describe('a try that failed', () => {
  it.each([
    ['network', new NetworkFailure('cut')],
    ['stranger', new StrangeAnswer('a portal')],
    ['unavailable', new GatewayFailure(undefined)],
    ['internal', new Error('bug')],
    ['rate-limited', refusal('rate-limited', 429)],
  ])('leaves its reason: %s', async (reason, failure) => {
    trouble.set('set', failure)
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ last_error: reason, refusal: null }])
  })

  it('leaves the refusal with its code, the number of the call and the time', async () => {
    trouble.set('set', refusal('invalid-input', 400))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([
      { attempts: 0, refusal: { code: 'invalid-input', request_id: 'r-1', at: 1_000_000 } },
    ])
  })

  it('is not repeated before its wait is over, whatever else is sent meanwhile', async () => {
    trouble.set('set', refusal('internal', 500))
    const tab = await open()
    await queue(tab, 'set')
    await drain(tab)
    await drain(tab)
    expect(tried).toEqual(['set'])
    pass(1_999)
    await add(tab, 'one')
    await drain(tab)
    expect(tried).toEqual(['set', 'one'])
    pass(1)
    await drain(tab)
    expect(tried).toEqual(['set', 'one', 'set'])
  })

  it('is repeated at once for whoever asks for it, and for no other entry', async () => {
    trouble.set('set', refusal('internal', 500)).set('other', refusal('internal', 500))
    const tab = await openTab()
    const id = await add(tab, 'set')
    await add(tab, 'other')
    await tab.wake()
    tried.length = 0
    trouble.clear()
    await tab.retry(id)
    expect(tried).toEqual(['set'])
  })

  it('has its thing wait no more once it went through', async () => {
    trouble.set('change', refusal('internal', 500))
    const tab = await openTab()
    await add(tab, 'change', 'program')
    await tab.wake()
    await add(tab, 'delete', 'program', 30_000)
    trouble.clear()
    pass(10_000)
    await drain(tab)
    expect(received).toEqual(['change'])
    expect(wakeUps.at(-1)?.ms).toBe(20_500)
  })

  it('doubles the wait with a server in trouble: 2, 4, 8 seconds', async () => {
    trouble.set('set', refusal('internal', 500))
    const tab = await open()
    await queue(tab, 'set')
    await drain(tab)
    for (const seconds of [2, 4, 8]) {
      expect(wakeUps.at(-1)?.ms).toBe(seconds * 1_000)
      await tab.wake()
    }
  })

  it('doubles the wait without a network, and begins anew once there was one', async () => {
    trouble.set('set', new NetworkFailure('cut'))
    const tab = await open()
    await queue(tab, 'set')
    await drain(tab)
    for (const seconds of [2, 4, 8]) {
      expect(wakeUps.at(-1)?.ms).toBe(seconds * 1_000)
      await tab.wake()
    }
    trouble.clear()
    await tab.wake()
    trouble.set('next', new NetworkFailure('cut'))
    await queue(tab, 'next')
    await drain(tab)
    expect(wakeUps.at(-1)?.ms).toBe(2_000)
  })

  it('is repeated by the wake-up that follows it', async () => {
    trouble.set('set', new NetworkFailure('cut'))
    const tab = await open()
    await queue(tab, 'set')
    await drain(tab)
    trouble.clear()
    wakeUps.at(-1)?.work()
    await vi.waitFor(() => expect(received).toEqual(['set']))
  })

  it('is not told to the other tabs again where nothing has changed', async () => {
    let announced = 0
    trouble.set('set', new NetworkFailure('cut'))
    const tab = await openTab({ announce: () => (announced += 1) })
    await add(tab, 'set')
    await tab.wake()
    const before = { announced, tries: tried.length }
    await tab.wake()
    expect([announced - before.announced, tried.length - before.tries]).toEqual([0, 1])
  })

  it('sets an entry aside again that is refused for the same reason as before', async () => {
    trouble.set('set', refusal('invalid-input', 400))
    const tab = await openTab()
    const id = await add(tab, 'set')
    await tab.wake()
    await tab.retry(id)
    expect(tab.entries.get()).toMatchObject([{ refusal: { code: 'invalid-input' } }])
  })

  it('sets aside what was refused also where its kind knows of no refusal that means an arrival', async () => {
    const { hadArrived: _, ...plain } = kind
    registerOutboxKinds(plain as OutboxKind<unknown>)
    trouble.set('set', refusal('not-found', 404))
    const tab = await openTab()
    await add(tab, 'set')
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ refusal: { code: 'not-found' } }])
  })
})

describe('an entry whose kind this page does not know', () => {
  const put = { ...blank, kind: 'from a newer Fonte', thing: 'exercise', payload: { name: 'unknown' } }

  it('waits, and holds up nothing else', async () => {
    const tab = await openTab()
    await storage.write([{ store: 'outbox', put }])
    await add(tab, 'set')
    await tab.wake()
    expect(received).toEqual(['set'])
    expect(names(tab)).toEqual(['unknown'])
  })

  it('is not what another one needs to be made first', async () => {
    registerOutboxKinds({ ...kind, kind: 'use', needs: () => ['exercise'] } as OutboxKind<unknown>)
    const tab = await openTab()
    await storage.write([{ store: 'outbox', put }])
    await tab.enqueue({ ...kind, kind: 'use' }, { entityKey: 'program', payload: { name: 'program' } })
    await tab.wake()
    expect(received).toEqual(['program'])
  })
})

describe('what is asked of the outbox for nothing', () => {
  it('is a write while nobody is signed in: it is refused, and nothing is kept', async () => {
    const tab = await openTab({}, null)
    await expect(add(tab, 'set')).rejects.toThrow('nobody is signed in')
    expect(await storage.rows('outbox', ada)).toEqual([])
  })

  it('is the sending while nobody is signed in: no queue is looked at', async () => {
    const locked: string[] = []
    const lock = <T>(name: string, work: () => Promise<T>) => {
      locked.push(name)
      return work()
    }
    const tab = await openTab({ lock }, null)
    await tab.wake()
    await tab.putBack(3)
    await tab.forgetAcknowledged(3)
    expect(locked).toEqual([])
    expect(storage.status.get()).toBe('durable')
  })

  it('is to keep, to put back or to forget what is not there: the disk is not written', async () => {
    const tab = await openTab({ revision: () => undefined })
    await keepAcknowledged({ storage, revision: undefined, at: 0 }, ada, kind, {
      entityKey: 'set',
      payload: { name: 'set' },
    })
    await tab.putBack(3)
    await tab.forgetAcknowledged(3)
    await tab.discard('unknown')
    expect(await storage.rows('acknowledged', ada)).toEqual([])
    expect(storage.status.get()).toBe('durable')
  })

  it('is to take back or to retry what is not there', async () => {
    const tab = await openTab()
    expect(await tab.withdraw('unknown')).toBe(false)
    await tab.retry('unknown')
    expect(tab.entries.get()).toEqual([])
  })

  it('is to take back what is held, at the moment when its time is over', async () => {
    const tab = await openTab()
    const id = await add(tab, 'delete', 'program', 5_000)
    pass(5_000)
    expect(await tab.withdraw(id)).toBe(false)
    expect(names(tab)).toEqual(['delete'])
  })
})

describe('the sending', () => {
  it('goes on at the next occasion where the browser refused the lock of the queue', async () => {
    let isRefused = false
    const lock: typeof withLock = (name, work) =>
      isRefused ? Promise.reject(new DOMException('the page goes', 'InvalidStateError')) : withLock(name, work)
    const tab = await openTab({ lock })
    trouble.set('workout', refusal('internal', 500))
    await add(tab, 'workout')
    await tab.wake()
    trouble.clear()
    isRefused = true
    await expect(tab.wake()).rejects.toThrow('the page goes')
    isRefused = false
    await tab.wake()
    expect(received).toEqual(['workout'])
  })
})
