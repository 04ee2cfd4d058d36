import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAcknowledged, keptAtMost, keptFor } from './acknowledged.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import {
  ada,
  add,
  kind,
  openTab,
  type Payload,
  pass,
  received,
  refusal,
  renewed,
  standAt,
  startAnew,
  storage,
  trouble,
} from './test-kit/outbox-kit.ts'

const kindOf = (name: string, does: 'make' | 'delete') => ({ ...kind, kind: name, does }) as OutboxKind<unknown>
const make = kindOf('make', 'make')
const erase = kindOf('erase', 'delete')

beforeEach(() => {
  startAnew()
  registerOutboxKinds(make, erase)
})

const sentAt = async (number: number, kindOfIt: OutboxKind<unknown>, name: string, entityKey = name) => {
  const tab = await openTab()
  standAt(number)
  await tab.enqueue(kindOfIt, { entityKey, payload: { name } })
  await tab.wake()
  return tab
}

const kept = async () => (await storage.rows('acknowledged', ada)).map(({ payload }) => (payload as Payload).name)

describe('a server that was restored to an older state', () => {
  it('is sent again what it had acknowledged after that state, in the order of the first time', async () => {
    await sentAt(5, make, 'before')
    await sentAt(6, kind as OutboxKind<unknown>, 'old change', 'program')
    await sentAt(8, kind as OutboxKind<unknown>, 'first change', 'program')
    const tab = await sentAt(9, kind as OutboxKind<unknown>, 'second change', 'program')
    received.length = 0
    await tab.putBack(7)
    await tab.wake()
    expect(received).toEqual(['before', 'first change', 'second change v8'])
    expect(tab.entries.get()).toEqual([])
  })

  it('is sent what made a row also where it has gone on since, as the row’s id makes that harmless', async () => {
    const tab = await sentAt(3, make, 'workout')
    received.length = 0
    await tab.putBack(100)
    await tab.wake()
    expect(received).toEqual(['workout'])
  })

  it('gets nothing back that was deleted later, and the deletion again', async () => {
    await sentAt(5, make, 'create', 'program')
    await sentAt(6, kind as OutboxKind<unknown>, 'change', 'program')
    const tab = await sentAt(7, erase, 'delete', 'program')
    received.length = 0
    await tab.putBack(4)
    await tab.wake()
    expect(received).toEqual(['delete'])
  })

  it('gets nothing back that was made before a reset, here or on another device', async () => {
    await sentAt(5, make, 'before the reset')
    const tab = await sentAt(9, make, 'after the reset')
    await tab.forgetAcknowledged(7)
    received.length = 0
    await tab.putBack(2)
    await tab.wake()
    expect(received).toEqual(['after the reset'])
  })

  it('gets a reset again before anything else, and nothing of what it erased', async () => {
    await sentAt(5, make, 'before the reset')
    const tab = await sentAt(6, make, 'report')
    const keeping = { storage, revision: 8, at: 1_000_000 }
    await keepAcknowledged(keeping, ada, erase, { entityKey: 'training', payload: { name: 'reset' } })
    await tab.forgetAcknowledged(8)
    await sentAt(9, make, 'after the reset')
    received.length = 0
    await tab.putBack(4)
    await tab.wake()
    expect(received).toEqual(['reset', 'after the reset'])
  })

  it('gets nothing that was taken back before it was sent', async () => {
    const tab = await openTab()
    const id = await add(tab, 'delete', 'program', 5_000)
    await tab.withdraw(id)
    await tab.putBack(0)
    await tab.wake()
    expect(received).toEqual([])
  })

  it('sets nothing aside when it has the row after all, or knows that it was deleted', async () => {
    await sentAt(5, make, 'there, and changed since')
    const tab = await sentAt(6, make, 'deleted on another device')
    trouble.set('there, and changed since', refusal('id-conflict', 409))
    trouble.set('deleted on another device', refusal('already-deleted', 410))
    await tab.putBack(0)
    await tab.wake()
    expect(tab.entries.get()).toEqual([])
  })

  it('gets it before what waits, and the waiting write builds on the answer', async () => {
    const tab = await sentAt(5, make, 'create', 'program')
    trouble.set('change', refusal('internal', 500))
    await add(tab, 'change', 'program')
    await tab.wake()
    received.length = 0
    trouble.clear()
    await tab.putBack(0)
    await tab.wake()
    await tab.wake()
    expect(received).toEqual(['create', 'change v8'])
  })

  it('gets it once, however many tabs hear of it', async () => {
    const tab = await sentAt(5, kind as OutboxKind<unknown>, 'change')
    const other = await openTab()
    received.length = 0
    standAt(4)
    await Promise.all([tab.putBack(4), other.putBack(5)])
    await Promise.all([tab.wake(), other.wake()])
    expect(received).toEqual(['change'])
  })
})

describe('what the server acknowledged', () => {
  it('is not kept where its person signed out before the answer came', async () => {
    let signedIn = true
    const signOut = {
      ...make,
      send: async () => {
        signedIn = false
      },
    }
    registerOutboxKinds(signOut)
    const tab = await openTab({ maySend: () => signedIn })
    await tab.enqueue(signOut, { entityKey: 'workout', payload: { name: 'workout' } })
    await tab.wake()
    expect([await kept(), tab.entries.get()]).toEqual([[], []])
  })

  it('is not shown, nor asked for again, where somebody else is signed in by the time the answer comes', async () => {
    let person = ada
    const shown = vi.fn()
    const handOver = {
      ...make,
      send: async () => {
        person = 'bob'
        return { version: 8 }
      },
      sent: shown,
    }
    registerOutboxKinds(handOver)
    const tab = await openTab({ maySend: (userId) => userId === person })
    await tab.enqueue(handOver, { entityKey: 'workout', payload: { name: 'workout' } })
    await tab.wake()
    expect([shown.mock.calls, renewed, tab.entries.get()]).toEqual([[], [], []])
  })

  it('is kept for 30 days, and then forgotten', async () => {
    await sentAt(1, make, 'old')
    pass(keptFor + 1)
    const tab = await sentAt(2, make, 'new')
    await tab.forgetAcknowledged(0)
    expect(await kept()).toEqual(['new'])
  })

  it('is kept up to a number of rows, the newest of them', async () => {
    const tab = await sentAt(1, make, 'first')
    const [row] = await storage.rows('acknowledged', ada)
    if (!row) throw new Error('a row was kept')
    const more = Array.from({ length: keptAtMost }, (_, index) => ({ ...row, position: row.position + index + 1 }))
    await storage.write(more.map((put) => ({ store: 'acknowledged', put })))
    await tab.forgetAcknowledged(0)
    const rows = await storage.rows('acknowledged', ada)
    expect([rows.length, rows[0]?.position]).toEqual([keptAtMost, row.position + 1])
  })
})
