import type { Session } from '@fonte/contract/account/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StrangeAnswer } from '../api/api-problem.ts'
import { call } from '../api/client.ts'
import { namedAs } from '../api/test-kit/answers.ts'
import { lastAnswer } from '../connection.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { ada, add, openTab, received, startAnew, storage, trouble } from '../outbox/test-kit/outbox-kit.ts'
import { withLock } from '../tabs/lock.ts'
import { Vault } from '../vault/vault.ts'
import { SessionKeeper } from './session-keeper.ts'
import { sessionOf } from './test-kit/session-kit.ts'

const key = btoa(String.fromCharCode(...new Array(32).fill(1)))
const sessionWith = (userId: string): Session => ({ ...sessionOf(userId), lock_key: key })

/** Ada's session after somebody on the way has changed each id in it. */
const ofNobody = sessionWith('ffffffff')

/** What the network answers to every call about the session, and what the cookie says of the one in this browser. */
let answer: Session
let marker: string

beforeEach(() => {
  startAnew()
  answer = sessionWith(ada)
  marker = ada
  const page = {
    get cookie() {
      return marker === '' ? '' : `theme=dark; fonte_session=${marker}`
    },
  }
  vi.stubGlobal('document', Object.assign(page, { addEventListener: () => undefined }))
  const json = { headers: { 'content-type': 'application/json' } }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => namedAs(init, Response.json(answer, json)))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page in which Ada has signed in, put together as the app does it. */
const openPage = async (): Promise<{ readonly keeper: SessionKeeper; readonly outbox: Outbox }> => {
  const outbox = await openTab({ maySend: (userId) => personOf(keeper) === userId }, null)
  const hasMarker = () => marker !== ''
  const keeper: SessionKeeper = new SessionKeeper({
    call,
    storage,
    lock: withLock,
    now: () => 0,
    wakingNow: () => 0,
    hasMarker,
    mayBeSessionOf: (userId) => marker === userId,
    dropMarker: () => undefined,
    broadcast: () => undefined,
    prepare: (userId) => outbox.serve(userId),
    vault: new Vault({ storage, hasMarker }),
  })
  await keeper.start()
  if (personOf(keeper) === null) await keeper.signIn('ada@exemple.fr', 'secret', true)
  return { keeper, outbox }
}

const personOf = (keeper: SessionKeeper): string | null => {
  const state = keeper.state.get()
  return state.status === 'signed-in' ? state.user.id : null
}

describe('an answer that names another person than the session of this browser', () => {
  it('leaves what is recorded meanwhile with its person, and it is sent once the stranger has gone', async () => {
    const { keeper, outbox } = await openPage()
    answer = ofNobody
    trouble.set('set', new StrangeAnswer('about another row'))
    await keeper.verify()
    await add(outbox, 'set')
    await outbox.wake()
    answer = sessionWith(ada)
    trouble.clear()
    await keeper.verify()
    await outbox.wake()
    expect(received).toEqual(['set'])
    expect(await storage.rows('outbox', ada)).toEqual([])
  })

  it('is no renewal either', async () => {
    const { keeper } = await openPage()
    answer = ofNobody
    await expect(keeper.renew()).rejects.toBeInstanceOf(StrangeAnswer)
    expect(personOf(keeper)).toBe(ada)
    expect(lastAnswer.get()).toBe('stranger')
  })

  it('signs nobody in', async () => {
    const { keeper } = await openPage()
    keeper.end({ asked: false })
    answer = ofNobody
    await expect(keeper.signIn('ada@exemple.fr', 'secret', true)).rejects.toBeInstanceOf(StrangeAnswer)
    await expect(keeper.completeSignIn('123456', true)).rejects.toBeInstanceOf(StrangeAnswer)
    expect(personOf(keeper)).toBe(null)
  })

  it('does not count when the person and their profile are two', async () => {
    const { keeper } = await openPage()
    answer = { ...sessionWith(ada), profile: ofNobody.profile }
    await expect(keeper.renew()).rejects.toBeInstanceOf(StrangeAnswer)
  })
})

describe('another person in this browser', () => {
  it('is taken over by a page that never heard of their sign-in in another tab', async () => {
    const { keeper } = await openPage()
    marker = 'bob'
    answer = sessionWith('bob')
    await keeper.verify()
    expect(personOf(keeper)).toBe('bob')
  })

  it('is not left again for an answer that the person before had asked for', async () => {
    const { keeper } = await openPage()
    marker = 'bob'
    answer = sessionWith('bob')
    await keeper.verify()
    answer = sessionWith(ada)
    await keeper.verify()
    expect(personOf(keeper)).toBe('bob')
  })

  it.each([
    ['a server of the version before', '1'],
    ['a browser that does not tell the page of the cookie yet', ''],
  ])('is taken as the server says where nothing is known of whose the session is: %s', async (_, said) => {
    const { keeper } = await openPage()
    marker = said
    answer = sessionWith('bob')
    await keeper.verify()
    expect(personOf(keeper)).toBe('bob')
  })
})
