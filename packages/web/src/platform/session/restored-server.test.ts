import type { Session } from '@fonte/contract/account/session'
import { beforeEach, expect, it, vi } from 'vitest'
import type { call } from '../api/client.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type OutboxKind, registerOutboxKinds } from '../outbox/outbox-kind.ts'
import { RevisionKeeper } from '../outbox/revision-keeper.ts'
import { ada, kind, openTab, received, refusal, startAnew, storage } from '../outbox/test-kit/outbox-kit.ts'
import { withLock } from '../tabs/lock.ts'
import { Vault } from '../vault/vault.ts'
import { SessionKeeper } from './session-keeper.ts'
import { sessionOf } from './test-kit/session-kit.ts'

const make = { ...kind, kind: 'make', does: 'make' } as OutboxKind<unknown>

const session: Session = { ...sessionOf(ada), lock_key: btoa(String.fromCharCode(...new Array(32).fill(1))) }

/** The server: where Ada's changes stand, and whether it knows her browser's session. */
let server: { number: number; knowsSession: boolean }
let marker: boolean

beforeEach(() => {
  startAnew()
  registerOutboxKinds(make)
  server = { number: 0, knowsSession: false }
  marker = false
})

/** A page of Ada's browser, put together as the app does it. */
const openPage = async (): Promise<{ readonly keeper: SessionKeeper; readonly outbox: Outbox }> => {
  const revisions: RevisionKeeper = new RevisionKeeper({
    storage,
    wasRestored: ({ number }) => outbox.putBack(number),
    wasReset: () => undefined,
  })
  const outbox = await openTab({ revision: () => revisions.seen?.number }, null)
  const keeper = new SessionKeeper({
    call: (async (id: string) => {
      const { seen } = revisions
      if (id === 'sign-in') server.knowsSession = true
      marker = server.knowsSession
      if (!server.knowsSession) throw refusal('signed-out', 401)
      // Who signs in is not known yet when the call comes: only later answers say where their changes stand.
      if (id !== 'sign-in') revisions.receive(`${server.number} 0`, seen)
      return session
    }) as unknown as typeof call,
    storage,
    lock: withLock,
    now: () => 0,
    wakingNow: () => 0,
    hasMarker: () => marker,
    mayBeSessionOf: () => marker,
    dropMarker: () => undefined,
    broadcast: () => undefined,
    prepare: async (userId) => {
      await revisions.serve(userId)
      await outbox.serve(userId)
    },
    vault: new Vault({ storage, hasMarker: () => marker }),
  })
  keeper.subscribe(({ type }) => {
    if (type === 'signed-out') void outbox.serve(null)
  })
  await keeper.start()
  return { keeper, outbox }
}

const signIn = (keeper: SessionKeeper) => keeper.signIn('ada@exemple.fr', 'secret', true)

const keptRows = async () => (await storage.rows('acknowledged', ada)).length

it.each([
  ['on the page that was open', false],
  ['on a page that was opened since', true],
])(
  'a server that was restored, and so ended the session, is sent what it lost after the next sign-in %s',
  async (_, anew) => {
    let page = await openPage()
    await signIn(page.keeper)
    server.number = 2
    await page.keeper.verify()
    await page.outbox.enqueue(make, { entityKey: 'workout', payload: { name: 'workout' } })
    await vi.waitFor(async () => expect(await keptRows()).toBe(1))
    server = { number: 1, knowsSession: false }
    await page.keeper.verify()
    expect(page.keeper.state.get().status).toBe('signed-out')
    await vi.waitFor(async () => expect(await keptRows()).toBe(0))
    if (anew) page = await openPage()
    await signIn(page.keeper)
    await vi.waitFor(() => expect(received).toEqual(['workout', 'workout']))
  },
)
