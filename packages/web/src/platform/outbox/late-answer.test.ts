import { beforeEach, expect, it } from 'vitest'
import { lockRows, unlockRows } from '../vault/locking.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import { ada, add, kind, names, openTab, type Payload, received, startAnew, storage } from './test-kit/outbox-kit.ts'

const key = new Uint8Array(32).fill(7)
const lock = () => storage.write((rows) => lockRows(rows, ada, key))
const unlock = () => storage.write((rows) => unlockRows(rows, ada, key))

beforeEach(startAnew)

/** A tab that logs out, and has all locked, while the server answers the first of its writes. */
const openLeaving = async (does?: 'make') => {
  let isSignedIn = true
  registerOutboxKinds({
    ...kind,
    ...(does && { does }),
    async send(payload: Payload, sentAt: number) {
      const answer = await kind.send(payload, sentAt)
      if (payload.name === 'one' && isSignedIn) {
        isSignedIn = false
        await lock()
      }
      return answer
    },
  } as OutboxKind<unknown>)
  return await openTab({ maySend: () => isSignedIn })
}

it('a change that waits behind one whose answer came after the logout builds on that answer after the next login', async () => {
  const tab = await openLeaving()
  await add(tab, 'one', 'program', 0)
  await add(tab, 'two', 'program')
  await tab.wake()
  await unlock()
  await (await openTab()).wake()
  expect(received).toEqual(['one', 'one', 'two v8'])
})

it.each([
  ['a change behind which nothing waits', undefined],
  ['what made a row', 'make'],
] as const)('%s is sent once, however late its answer comes', async (_, does) => {
  const tab = await openLeaving(does)
  await add(tab, 'one', 'program')
  if (does) await add(tab, 'two', 'program')
  await tab.wake()
  await unlock()
  const next = await openTab()
  expect(names(next)).toEqual(does ? ['two'] : [])
})
