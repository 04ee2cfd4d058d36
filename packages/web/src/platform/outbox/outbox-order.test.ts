import { beforeEach, describe, expect, it } from 'vitest'
import { GatewayFailure, NetworkFailure } from '../api/api-problem.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import {
  add,
  kind,
  names,
  openTab,
  openWithRefusedProgram,
  type Payload,
  pass,
  received,
  refusal,
  startAnew,
  trouble,
  wakeUps,
} from './test-kit/outbox-kit.ts'

beforeEach(startAnew)

describe('the order of the outbox', () => {
  it('is kept for each entity: a failing entity holds up only itself', async () => {
    const { tab } = await openWithRefusedProgram(refusal('internal', 500))
    await add(tab, 'workout')
    await tab.wake()
    expect(received).toEqual(['workout'])
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['workout', 'create', 'change v8'])
  })

  it('lets later writes of an entity wait behind a refused one', async () => {
    const { tab } = await openWithRefusedProgram(refusal('invalid-input', 400))
    expect(received).toEqual([])
    expect(names(tab)).toEqual(['create', 'change'])
  })

  it('lets a later write of an entity build on the answer to the earlier one', async () => {
    trouble.set('first', new NetworkFailure('cut'))
    const tab = await openTab()
    await add(tab, 'first', 'program')
    await tab.enqueue(kind, { entityKey: 'program', payload: { name: 'second', version: 7 } })
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['first', 'second v8'])
  })

  it('lets nothing build on an answer that another person’s write got', async () => {
    trouble.set('hers', new NetworkFailure('cut'))
    const tab = await openTab()
    await tab.enqueue(kind, { entityKey: 'gym', payload: { name: 'hers' } })
    await tab.serve('bob')
    trouble.set('his', new NetworkFailure('cut'))
    await tab.enqueue(kind, { entityKey: 'gym', payload: { name: 'his', version: 3 } })
    await tab.serve('ada')
    trouble.delete('hers')
    await tab.wake()
    expect(received).toEqual(['hers'])
    await tab.serve('bob')
    expect(tab.entries.get()).toMatchObject([{ payload: { name: 'his', version: 3 } }])
  })

  it('lets a write that was recorded while an earlier one of its entity was on its way build on the answer, too', async () => {
    const onItsWay = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const slow: OutboxKind<Payload, { version: number }> = {
      ...kind,
      kind: 'slow',
      async send() {
        onItsWay.resolve()
        await answered.promise
        return { version: 8 }
      },
    }
    registerOutboxKinds(slow as OutboxKind<unknown>)
    const tab = await openTab()
    await tab.enqueue(slow, { entityKey: 'gym', payload: { name: 'first', version: 7 } })
    await onItsWay.promise
    await tab.enqueue(kind, { entityKey: 'gym', payload: { name: 'second', version: 7 } })
    await tab.enqueue(kind, { entityKey: 'plan', payload: { name: 'other', version: 3 } })
    answered.resolve()
    await tab.wake()
    expect(received).toEqual(['second v8', 'other v3'])
  })

  it('lets a later write go as it is where the earlier one had arrived before, and nothing of it was answered', async () => {
    trouble.set('first', refusal('not-found', 404))
    const tab = await openTab()
    await add(tab, 'first', 'program')
    await tab.enqueue(kind, { entityKey: 'program', payload: { name: 'second', version: 7 } })
    await tab.wake()
    expect(received).toEqual(['second v7'])
  })

  it('lets a write behind a deletion go as it is: what is gone has no version to build on', async () => {
    const erasure: OutboxKind<Payload, true> = {
      kind: 'erase',
      label: kind.label,
      does: 'delete',
      send: async ({ name }) => {
        received.push(name)
        return true
      },
    }
    registerOutboxKinds(erasure as OutboxKind<unknown>)
    const tab = await openTab()
    await tab.enqueue(erasure, { entityKey: 'program', payload: { name: 'erase' }, holdFor: 5_000 })
    await tab.enqueue(kind, { entityKey: 'program', payload: { name: 'second', version: 7 } })
    pass(6_000)
    await tab.wake()
    expect(received).toEqual(['erase', 'second v7'])
  })

  it.each([
    ['server', refusal('rate-limited', 429, 30)],
    ['proxy in front of it', new GatewayFailure(30)],
  ])('waits as long as the %s asks before the next try', async (_, failure) => {
    trouble.set('set', failure)
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
    pass(60_000)
    await tab.wake()
    expect(received).toEqual([])
    expect(tab.entries.get()).toEqual([])
  })

  it('is sent once its time is over, and can then no longer be taken back', async () => {
    const tab = await openTab()
    const id = await add(tab, 'delete', 'program', 5_000)
    await tab.wake()
    expect(wakeUps.at(-1)?.ms).toBe(5_500)
    pass(5_500)
    expect(await tab.withdraw(id)).toBe(false)
    await tab.wake()
    expect(received).toEqual(['delete'])
  })

  it('is not held for ever when the device’s clock is set back', async () => {
    const tab = await openTab()
    await add(tab, 'delete', 'program', 5_000)
    pass(-86_400_000)
    await tab.wake()
    expect(received).toEqual(['delete'])
  })
})

describe('what needs another row to be made first', () => {
  const make = { ...kind, kind: 'make', does: 'make' } as OutboxKind<Payload>
  const use = { ...kind, kind: 'use', needs: () => ['exercise'] } as OutboxKind<Payload>
  const ofIts = (entityKey: string, name: string) => ({ entityKey, payload: { name } })

  beforeEach(() => registerOutboxKinds(make as OutboxKind<unknown>, use as OutboxKind<unknown>))

  it('waits for it without a try of its own, and follows it at once', async () => {
    trouble.set('exercise', refusal('internal', 500))
    const tab = await openTab()
    await tab.enqueue(make, ofIts('exercise', 'exercise'))
    await tab.enqueue(use, ofIts('program', 'program'))
    await add(tab, 'workout')
    await tab.wake()
    expect(received).toEqual(['workout'])
    expect(tab.entries.get()).toMatchObject([{ attempts: 2 }, { attempts: 0, last_error: null }])
    trouble.clear()
    await tab.wake()
    expect(received).toEqual(['workout', 'exercise', 'program'])
  })

  it('does not wait for a later change of that row', async () => {
    trouble.set('renamed', refusal('invalid-input', 400))
    const tab = await openTab()
    await tab.enqueue(kind, ofIts('exercise', 'renamed'))
    await tab.enqueue(use, ofIts('program', 'program'))
    await tab.wake()
    expect(received).toEqual(['program'])
  })
})
