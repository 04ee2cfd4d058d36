import type { Session } from '@fonte/contract/account/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../api/api-problem.ts'
import { browser, open, problem, sessionOf, signedIn, startAnew } from './test-kit/session-kit.ts'

const day = 86_400_000

beforeEach(startAnew)

describe('at the start', () => {
  it('asks nobody where the browser has no session', async () => {
    const { keeper, events } = open()
    await keeper.start()
    expect(keeper.state.get().status).toBe('signed-out')
    expect([browser.calls, events]).toEqual([[], ['initial-session']])
  })

  it('opens offline with the last known session', async () => {
    await signedIn()
    browser.marker = true
    browser.answers['get-session'] = new NetworkFailure('cut')
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
    browser.marker = true
    browser.time += days * day
    browser.answers['get-session'] = new NetworkFailure('cut')
    const { keeper } = open()
    await keeper.start()
    expect(keeper.state.get().status).toBe(status)
  })

  it('ends a kept session that the server no longer knows', async () => {
    await signedIn()
    browser.marker = true
    browser.answers['get-session'] = problem('signed-out', 401)
    const { keeper, events } = open()
    await keeper.start()
    await keeper.verify()
    expect(keeper.state.get().status).toBe('signed-out')
    expect(events).toEqual(['initial-session', 'signed-out'])
    expect(browser.kept.has('session')).toBe(false)
  })
})

it('is not looked for again once it was ended here, though the server still has it', async () => {
  const { keeper } = await signedIn()
  keeper.end({ asked: false })
  browser.answers['get-session'] = sessionOf('ada')
  await keeper.verify()
  expect(keeper.state.get().status).toBe('signed-out')
})

describe('a profile that was changed', () => {
  it.each([
    ['get-session', 'verify'],
    ['refresh-session', 'renew'],
  ] as const)('stays over an answer of %s that was asked for before', async (operation, ask) => {
    const { keeper, events } = await signedIn()
    const answer = Promise.withResolvers<Session>()
    browser.answers[operation] = answer.promise
    const asked = keeper[ask]()
    await keeper.updateProfile(sessionOf('ada', 'en').profile)
    browser.answers['get-session'] = new NetworkFailure('cut')
    answer.resolve(sessionOf('ada'))
    await asked
    expect(keeper.state.get()).toMatchObject({ profile: { lang: 'en' } })
    expect(browser.kept.get('session')).toMatchObject({ profile: { lang: 'en' } })
    expect(events).toHaveLength(2)
    expect(browser.calls, 'who is signed in is asked once more').toEqual([operation, 'get-session'])
    browser.answers[operation] = sessionOf('ada')
    await keeper[ask]()
    expect(keeper.state.get()).toMatchObject({ profile: { lang: 'fr' } })
  })

  it('stays also over an answer that waits until the device’s data are unlocked', async () => {
    const unlocked = Promise.withResolvers<void>()
    const { keeper } = await signedIn()
    browser.unlocked = unlocked.promise
    browser.answers['get-session'] = { ...sessionOf('ada'), lock_key: 'key' }
    const asked = keeper.verify()
    await vi.waitFor(() => expect(browser.vault).toContain('open ada key'))
    await keeper.updateProfile(sessionOf('ada', 'en').profile)
    unlocked.resolve()
    await asked
    expect(keeper.state.get()).toMatchObject({ profile: { lang: 'en' } })
  })

  it('that another device changed comes also while an older answer is on its way', async () => {
    const { keeper } = await signedIn()
    const older = Promise.withResolvers<Session>()
    browser.answers['get-session'] = older.promise
    const [first, newer] = [keeper.verify(), Promise.withResolvers<Session>()]
    browser.answers['get-session'] = newer.promise
    const second = keeper.verify()
    older.resolve(sessionOf('ada'))
    await first
    newer.resolve(sessionOf('ada', 'en'))
    await second
    expect(keeper.state.get()).toMatchObject({ profile: { lang: 'en' } })
  })

  it('stays where another tab renews that did not know of it yet', async () => {
    const [{ keeper, news }, other] = [await signedIn(), await signedIn()]
    await other.keeper.updateProfile(sessionOf('ada', 'en').profile)
    await keeper.renew()
    browser.time += 200_000
    browser.calls = []
    browser.answers['get-session'] = sessionOf('ada', 'en')
    for (const item of news) if (item.type === 'token-refreshed') other.keeper.receive(item)
    await vi.waitFor(() => expect(other.events).toContain('token-refreshed'))
    expect(other.keeper.state.get()).toMatchObject({ profile: { lang: 'en' } })
    expect(other.keeper.isExpired()).toBe(false)
    expect(browser.calls, 'of two that differ the server tells which it is').toEqual(['get-session'])
  })

  it('is on the device as the tab that renews knows it, whatever an older one shows', async () => {
    const [{ keeper, news }, older] = [await signedIn(), await signedIn()]
    await keeper.updateProfile(sessionOf('ada', 'en').profile)
    browser.answers['refresh-session'] = sessionOf('ada', 'en')
    await keeper.renew()
    browser.answers['get-session'] = new NetworkFailure('cut')
    for (const item of news) if (item.type === 'token-refreshed') older.keeper.receive(item)
    await vi.waitFor(() => expect(older.events).toContain('token-refreshed'))
    expect(browser.kept.get('session')).toMatchObject({ profile: { lang: 'en' } })
    browser.answers['get-session'] = sessionOf('ada', 'en')
    await older.keeper.verify()
    expect(older.keeper.state.get()).toMatchObject({ profile: { lang: 'en' } })
  })

  it('is not taken in where its answer comes after somebody else has signed in', async () => {
    const { keeper } = await signedIn()
    browser.answers['get-session'] = sessionOf('bob')
    await keeper.verify()
    await keeper.updateProfile(sessionOf('ada', 'en').profile)
    expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' }, profile: { id: 'bob' } })
  })

  it('is no obstacle to the profile of somebody else', async () => {
    const { keeper } = await signedIn()
    const answer = Promise.withResolvers<Session>()
    browser.answers['get-session'] = answer.promise
    const asked = keeper.verify()
    await keeper.updateProfile(sessionOf('ada', 'en').profile)
    answer.resolve(sessionOf('bob'))
    await asked
    expect(keeper.state.get()).toMatchObject({ profile: { id: 'bob', lang: 'fr' } })
  })
})

describe('the tick', () => {
  it.each([
    [180_000, []],
    [180_001, ['refresh-session']],
  ])('%i ms after the last renewal of a five-minute token calls %j', async (elapsed, expected) => {
    const { keeper } = await signedIn()
    browser.time += elapsed
    await keeper.tick()
    expect(browser.calls).toEqual(expected)
  })

  it('announces the renewal and starts counting anew', async () => {
    const { keeper, events } = await signedIn()
    browser.time += 200_000
    await keeper.tick()
    await keeper.tick()
    expect([browser.calls, events]).toEqual([['refresh-session'], ['token-refreshed']])
  })

  it('counts a session as expired ten seconds before its end', async () => {
    const { keeper } = await signedIn()
    browser.time += 289_999
    expect(keeper.isExpired()).toBe(false)
    browser.time += 1
    expect(keeper.isExpired()).toBe(true)
  })

  it('stays signed in while the network is away', async () => {
    const { keeper } = await signedIn()
    browser.answers['refresh-session'] = new NetworkFailure('cut')
    browser.time += 3_600_000
    await keeper.tick()
    expect(keeper.state.get().status).toBe('signed-in')
  })
})

describe('renewing', () => {
  it('happens once for all who ask at the same time', async () => {
    const { keeper } = await signedIn()
    expect(await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()])).toEqual([true, true, true])
    expect(browser.calls).toEqual(['refresh-session'])
  })

  it('is not repeated when another tab has just done it', async () => {
    const free = Promise.withResolvers<void>()
    const { keeper } = await signedIn((_, work) => free.promise.then(work))
    browser.time += 200_000
    const held = keeper.renew()
    keeper.receive({ type: 'token-refreshed', session: sessionOf('ada'), remember: true })
    free.resolve()
    expect(await held).toBe(true)
    expect(browser.calls).toEqual([])
  })

  it('ends the session when the refresh token is dead', async () => {
    const { keeper, events } = await signedIn()
    browser.answers['refresh-session'] = problem('signed-out', 401)
    expect(await keeper.renew()).toBe(false)
    expect(keeper.state.get().status).toBe('signed-out')
    expect(events).toEqual(['signed-out'])
  })

  it('that is answered after the sign-out does not sign in again', async () => {
    const { keeper } = await signedIn()
    let answer: (session: Session) => void = () => undefined
    browser.answers['refresh-session'] = new Promise<Session>((resolve) => (answer = resolve))
    const renewing = keeper.renew()
    await keeper.signOut()
    answer(sessionOf('ada'))
    await renewing
    expect(keeper.state.get().status).toBe('signed-out')
  })
})

describe('a sign-in with a second step', () => {
  it('is no session before its code, and tells that the second step was done', async () => {
    browser.answers['sign-in'] = problem('second-step-required', 401)
    browser.answers['complete-sign-in'] = sessionOf('ada')
    const { keeper, events, news } = open()
    await keeper.start()
    await expect(keeper.signIn('ada@exemple.fr', 'secret', true)).rejects.toThrow('second-step-required')
    expect(keeper.state.get().status).toBe('signed-out')
    await keeper.completeSignIn('123456', true)
    expect(keeper.state.get()).toMatchObject({ status: 'signed-in', user: { id: 'ada' } })
    expect(events).toEqual(['initial-session', 'signed-in', 'mfa-challenge-verified'])
    expect(news).toEqual([{ type: 'signed-in', session: sessionOf('ada'), remember: true }])
  })
})
