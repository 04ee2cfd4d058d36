import type { Session } from '@fonte/contract/account/session'
import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts'
import type { call } from '../api/client.ts'
import { withLock } from '../tabs/lock.ts'
import { SessionKeeper, type SessionNews } from './session-keeper.ts'

const day = 86_400_000

const sessionOf = (id: string, lang: 'fr' | 'en' = 'fr'): Session => ({
  expires_at: '2026-01-01T00:05:00.000Z',
  expires_in: 300,
  user: { id, email: `${id}@exemple.fr` },
  profile: {
    id,
    role: 'user',
    plan: 'Trial',
    trial_started_at: null,
    trial_ends_at: null,
    lang,
    full_name: id,
    username: id,
    avatar_url: null,
  },
})

const problem = (code: ProblemCode, status: number) => {
  const body: ProblemAnswer = { type: 'about:blank', title: code, status, code, request_id: 'r' }
  return new ApiProblem(body)
}

/** What each operation answers; an Error is thrown. */
let answers: Record<string, unknown>
let calls: string[]
let kept: Map<string, unknown>
let time: number
let marker: boolean
let vault: string[]

const open = (lock: typeof withLock = (_, work) => work()) => {
  const events: string[] = []
  const news: SessionNews[] = []
  const keeper: SessionKeeper = new SessionKeeper({
    call: (async (id: string) => {
      calls.push(id)
      const answer = await answers[id]
      if (answer instanceof Error) throw answer
      return answer
    }) as unknown as typeof call,
    storage: {
      kept: async (name) => kept.get(name),
      keep: async (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    },
    lock,
    now: () => time,
    monotonicNow: () => time,
    hasMarker: () => marker,
    dropMarker: () => {
      marker = false
    },
    broadcast: (item) => news.push(item),
    prepare: async () => undefined,
    vault: {
      open: async (userId, key) => void vault.push(`open ${userId} ${key}`),
      shut: async () => void vault.push('shut'),
    },
  })
  keeper.subscribe((event) => events.push(event.type))
  return { keeper, events, news }
}

const signedIn = async (lock?: typeof withLock) => {
  const tab = open(lock)
  await tab.keeper.start()
  await tab.keeper.signIn('ada@exemple.fr', 'secret', true)
  calls = []
  tab.events.length = 0
  return tab
}

beforeEach(() => {
  answers = { 'sign-in': sessionOf('ada'), 'refresh-session': sessionOf('ada'), 'sign-out': undefined }
  calls = []
  kept = new Map()
  time = 1_000_000
  marker = false
  vault = []
})

describe('at the start', () => {
  it('asks nobody where the browser has no session', async () => {
    const { keeper, events } = open()
    await keeper.start()
    expect(keeper.state.get().status).toBe('signed-out')
    expect([calls, events]).toEqual([[], ['initial-session']])
  })

  it('opens offline with the last known session', async () => {
    await signedIn()
    marker = true
    answers['get-session'] = new NetworkFailure('cut')
    const { keeper } = open()
    await keeper.start()
    expect(keeper.state.get()).toMatchObject({ status: 'signed-in', user: { id: 'ada' } })
  })

  it('locks the device’s data when the marker is gone', async () => {
    await signedIn()
    const { keeper } = open()
    await keeper.start()
    expect(keeper.state.get().status).toBe('signed-out')
  })

  it.each([
    [true, 29, 'signed-in'],
    [true, 31, 'signed-out'],
    [false, 2, 'signed-out'],
  ] as const)('remember %s: after %i days offline one is %s', async (remember, days, status) => {
    const first = open()
    await first.keeper.start()
    await first.keeper.signIn('ada@exemple.fr', 'secret', remember)
    marker = true
    time += days * day
    answers['get-session'] = new NetworkFailure('cut')
    const { keeper } = open()
    await keeper.start()
    expect(keeper.state.get().status).toBe(status)
  })

  it('ends a kept session that the server no longer knows', async () => {
    await signedIn()
    marker = true
    answers['get-session'] = problem('signed-out', 401)
    const { keeper, events } = open()
    await keeper.start()
    await keeper.verify()
    expect(keeper.state.get().status).toBe('signed-out')
    expect(events).toEqual(['initial-session', 'signed-out'])
    expect(kept.has('session')).toBe(false)
  })
})

describe('the tick', () => {
  it.each([
    [180_000, []],
    [180_001, ['refresh-session']],
  ])('%i ms after the last renewal of a five-minute token calls %j', async (elapsed, expected) => {
    const { keeper } = await signedIn()
    time += elapsed
    await keeper.tick()
    expect(calls).toEqual(expected)
  })

  it('announces the renewal and starts counting anew', async () => {
    const { keeper, events } = await signedIn()
    time += 200_000
    await keeper.tick()
    await keeper.tick()
    expect([calls, events]).toEqual([['refresh-session'], ['token-refreshed']])
  })

  it('counts a session as expired ten seconds before its end', async () => {
    const { keeper } = await signedIn()
    time += 289_999
    expect(keeper.isExpired()).toBe(false)
    time += 1
    expect(keeper.isExpired()).toBe(true)
  })

  it('stays signed in while the network is away', async () => {
    const { keeper } = await signedIn()
    answers['refresh-session'] = new NetworkFailure('cut')
    time += 3_600_000
    await keeper.tick()
    expect(keeper.state.get().status).toBe('signed-in')
  })
})

describe('renewing', () => {
  it('happens once for all who ask at the same time', async () => {
    const { keeper } = await signedIn()
    expect(await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()])).toEqual([true, true, true])
    expect(calls).toEqual(['refresh-session'])
  })

  it('is not repeated when another tab has just done it', async () => {
    const free = Promise.withResolvers<void>()
    const { keeper } = await signedIn((_, work) => free.promise.then(work))
    time += 200_000
    const held = keeper.renew()
    keeper.receive({ type: 'token-refreshed', session: sessionOf('ada'), remember: true })
    free.resolve()
    expect(await held).toBe(true)
    expect(calls).toEqual([])
  })

  it('ends the session when the refresh token is dead', async () => {
    const { keeper, events } = await signedIn()
    answers['refresh-session'] = problem('signed-out', 401)
    expect(await keeper.renew()).toBe(false)
    expect(keeper.state.get().status).toBe('signed-out')
    expect(events).toEqual(['signed-out'])
  })

  it('that is answered after the sign-out does not sign in again', async () => {
    const { keeper } = await signedIn()
    let answer: (session: Session) => void = () => undefined
    answers['refresh-session'] = new Promise<Session>((resolve) => (answer = resolve))
    const renewing = keeper.renew()
    await keeper.signOut()
    answer(sessionOf('ada'))
    await renewing
    expect(keeper.state.get().status).toBe('signed-out')
  })
})

describe('signing out', () => {
  it('signs out the other tabs', async () => {
    const { keeper, news } = await signedIn()
    const other = await signedIn()
    await keeper.signOut()
    for (const item of news) other.keeper.receive(item)
    expect(other.keeper.state.get().status).toBe('signed-out')
    expect(other.events).toContain('signed-out')
  })

  it('does not happen when the server cannot be told', async () => {
    const { keeper } = await signedIn()
    answers['sign-out'] = new NetworkFailure('cut')
    await expect(keeper.signOut()).rejects.toThrow(NetworkFailure)
    expect(keeper.state.get().status).toBe('signed-in')
  })

  it('of somebody else in another tab leaves this person signed in', async () => {
    const { keeper } = await signedIn()
    keeper.receive({ type: 'signed-out', userId: 'bob', asked: true })
    expect(keeper.state.get().status).toBe('signed-in')
  })
})

describe('an exchange of tokens', () => {
  it('has no renewal beside it, whose refusal would take the new ones away', async () => {
    const { keeper, events } = await signedIn(withLock)
    const [begun, change] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const exchanged = keeper.exchange(() => {
      begun.resolve()
      return change.promise
    })
    await begun.promise
    calls = []
    answers['refresh-session'] = problem('signed-out', 401)
    const renewed = keeper.renew()
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toEqual([])
    answers['refresh-session'] = sessionOf('ada')
    change.resolve()
    await exchanged
    expect(await renewed).toBe(true)
    expect(events).toEqual(['token-refreshed', 'token-refreshed'])
  })

  it('begins with fresh tokens, also on a device that slept and does not know how old its own are', async () => {
    const { keeper } = await signedIn(withLock)
    await keeper.exchange(async () => void calls.push('change'))
    expect(calls).toEqual(['refresh-session', 'change'])
  })
})

it('turns to the person who signed in in another tab', async () => {
  const { keeper, events } = await signedIn()
  keeper.receive({ type: 'signed-in', session: sessionOf('bob'), remember: false })
  await Promise.resolve()
  await Promise.resolve()
  expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } })
  expect(events).toEqual(['signed-in'])
})

describe('what people leave on the device', () => {
  const withKey = { ...sessionOf('ada'), lock_key: 'k' }

  it('is opened by the key of the session before anything is shown, and shut when the session is over', async () => {
    answers['sign-in'] = withKey
    const { keeper } = await signedIn()
    expect(vault).toEqual(['shut', 'open ada k'])
    await keeper.signOut()
    expect(vault).toEqual(['shut', 'open ada k', 'shut'])
  })

  it('is shut in every tab, also when the session ends by itself', async () => {
    const { keeper } = await signedIn()
    vault = []
    answers['refresh-session'] = problem('signed-out', 401)
    await keeper.renew()
    expect(vault).toEqual(['shut'])
  })

  it('is shut at a start without a session', async () => {
    const { keeper } = open()
    await keeper.start()
    expect(vault).toEqual(['shut'])
  })
})
