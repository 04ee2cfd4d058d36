import type { Session } from '@fonte/contract/account/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../api/api-problem.ts'
import { withLock } from '../tabs/lock.ts'
import { exchangeTokens } from './exchange-tokens.ts'
import type { SessionState } from './session-events.ts'
import { browser, open, problem, sessionOf, signedIn, startAnew } from './test-kit/session-kit.ts'

beforeEach(startAnew)

const whoIsIn = (state: SessionState) => (state.status === 'signed-in' ? state.user.id : state.status)

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
    browser.answers['sign-out'] = new NetworkFailure('cut')
    await expect(keeper.signOut()).rejects.toThrow(NetworkFailure)
    expect(keeper.state.get().status).toBe('signed-in')
  })

  it('that a sleeping tab hears of only after the next sign-in leaves what belongs to that as it is', async () => {
    const { keeper, events } = await signedIn()
    browser.marker = true
    browser.answers['get-session'] = sessionOf('ada')
    keeper.receive({ type: 'signed-out', userId: 'ada', asked: true })
    keeper.receive({ type: 'signed-in', session: sessionOf('ada'), remember: true })
    await vi.waitFor(() => expect(events).toContain('signed-in'))
    expect(keeper.state.get().status).toBe('signed-in')
    expect(events).not.toContain('signed-out')
    expect(browser.kept.has('session')).toBe(true)
  })

  it('is not undone in the other tabs by a renewal that is taken in meanwhile', async () => {
    const unlocked = Promise.withResolvers<void>()
    const { keeper, news } = await signedIn()
    browser.unlocked = unlocked.promise
    browser.answers['refresh-session'] = { ...sessionOf('ada'), lock_key: 'key' }
    const renewed = keeper.renew()
    await vi.waitFor(() => expect(browser.vault).toContain('open ada key'))
    await keeper.signOut()
    unlocked.resolve()
    await renewed
    expect(news.map(({ type }) => type)).toEqual(['signed-in', 'signed-out'])
  })

  it('waits for a renewal under way, whose late answer would bring the marker back and keep open what is on the device', async () => {
    const { keeper } = await signedIn(withLock)
    const answer = Promise.withResolvers<void>()
    browser.answers['refresh-session'] = answer.promise.then(() => {
      browser.marker = true
      return sessionOf('ada')
    })
    const renewed = keeper.renew()
    await vi.waitFor(() => expect(browser.calls).toEqual(['refresh-session']))
    const signedOut = keeper.signOut()
    await new Promise((resolve) => setTimeout(resolve))
    expect(browser.calls).toEqual(['refresh-session'])
    answer.resolve()
    await Promise.all([renewed, signedOut])
    expect(browser.calls).toEqual(['refresh-session', 'sign-out'])
    expect(keeper.state.get().status).toBe('signed-out')
    expect(browser.vault.at(-1)).toBe('shut')
  })

  it('without the server is not undone by the late answer of a renewal under way, which brings the marker back', async () => {
    const { keeper } = await signedIn(withLock)
    const answer = Promise.withResolvers<void>()
    browser.answers['refresh-session'] = answer.promise.then(() => {
      browser.marker = true
      return sessionOf('ada')
    })
    const renewed = keeper.renew()
    await vi.waitFor(() => expect(browser.calls).toEqual(['refresh-session']))
    keeper.end({ asked: false })
    browser.vault.length = 0
    answer.resolve()
    await renewed
    await vi.waitFor(() => expect(browser.vault).toEqual(['shut']))
    expect(browser.marker).toBe(false)
    expect(keeper.state.get().status).toBe('signed-out')
  })

  it('without the server leaves the marker of who signs in while a renewal is under way', async () => {
    const { keeper } = await signedIn(withLock)
    const answer = Promise.withResolvers<Session>()
    browser.answers['refresh-session'] = answer.promise
    const renewed = keeper.renew()
    await vi.waitFor(() => expect(browser.calls).toEqual(['refresh-session']))
    keeper.end({ asked: false })
    browser.answers['sign-in'] = sessionOf('bob')
    browser.marker = true
    await keeper.signIn('bob@exemple.fr', 'secret', true)
    answer.resolve(sessionOf('ada'))
    await renewed
    await withLock('fonte-session', async () => undefined)
    expect(browser.marker).toBe(true)
    expect(keeper.state.get()).toMatchObject({ status: 'signed-in', user: { id: 'bob' } })
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
    const exchanged = exchangeTokens(keeper, () => {
      begun.resolve()
      return change.promise
    })
    await begun.promise
    browser.calls = []
    browser.answers['refresh-session'] = problem('signed-out', 401)
    const renewed = keeper.renew()
    await new Promise((resolve) => setTimeout(resolve))
    expect(browser.calls).toEqual([])
    browser.answers['refresh-session'] = sessionOf('ada')
    change.resolve()
    await exchanged
    expect(await renewed).toBe(true)
    expect(events).toEqual(['token-refreshed', 'token-refreshed'])
  })

  it('begins with fresh tokens, also on a device that slept and does not know how old its own are', async () => {
    const { keeper } = await signedIn(withLock)
    await exchangeTokens(keeper, async () => void browser.calls.push('change'))
    expect(browser.calls).toEqual(['refresh-session', 'change'])
  })

  it('does not begin where the tokens turn out to be another person’s, to whom the page turns', async () => {
    const { keeper } = await signedIn(withLock)
    browser.answers['refresh-session'] = sessionOf('bob')
    const change = exchangeTokens(keeper, async () => void browser.calls.push('change'))
    await expect(change).rejects.toMatchObject({ code: 'signed-out' })
    expect(browser.calls).toEqual(['refresh-session'])
    expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } })
  })

  it('does not begin where the session turns out to be over, which the page then shows', async () => {
    const { keeper, events } = await signedIn(withLock)
    browser.answers['refresh-session'] = problem('signed-out', 401)
    const change = exchangeTokens(keeper, async () => void browser.calls.push('change'))
    await expect(change).rejects.toMatchObject({ code: 'signed-out' })
    expect(browser.calls).toEqual(['refresh-session'])
    expect(keeper.state.get().status).toBe('signed-out')
    expect(events).toContain('signed-out')
  })

  it('does not begin where nobody can tell whether the session is over', async () => {
    const { keeper } = await signedIn(withLock)
    browser.answers['refresh-session'] = new NetworkFailure('cut')
    const change = exchangeTokens(keeper, async () => void browser.calls.push('change'))
    await expect(change).rejects.toBeInstanceOf(NetworkFailure)
    expect(browser.calls).toEqual(['refresh-session'])
    expect(keeper.state.get().status).toBe('signed-in')
  })

  it('does not begin where somebody else signs in while it waits for another tab', async () => {
    const held = Promise.withResolvers<void>()
    let turns = 0
    const lock: typeof withLock = async (name, work) => {
      turns += 1
      if (turns > 1) await held.promise
      return withLock(name, work)
    }
    const { keeper } = await signedIn(lock)
    const change = exchangeTokens(keeper, async () => void browser.calls.push('change'), lock)
    await new Promise((resolve) => setTimeout(resolve))
    keeper.receive({ type: 'signed-in', session: sessionOf('bob'), remember: false })
    await new Promise((resolve) => setTimeout(resolve))
    held.resolve()
    await expect(change).rejects.toMatchObject({ code: 'signed-out' })
    expect(browser.calls).not.toContain('change')
  })
})

describe('turning to another person', () => {
  it('begins at the start of a page, where the cookie names another one than was kept', async () => {
    await signedIn()
    Object.assign(browser, { marker: true, named: 'bob' })
    browser.answers['get-session'] = sessionOf('bob')
    const { keeper } = open()
    const shown: string[] = []
    keeper.state.subscribe(() => shown.push(whoIsIn(keeper.state.get())))
    await keeper.start()
    expect(shown).toEqual(['bob'])
  })

  it('first ends with the one before, of whom nothing that is typed, read or shown stays for the next', async () => {
    const { keeper, events } = await signedIn()
    const shown: string[] = []
    keeper.state.subscribe(() => shown.push(whoIsIn(keeper.state.get())))
    keeper.receive({ type: 'signed-in', session: sessionOf('bob'), remember: false })
    await vi.waitFor(() => expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } }))
    expect(events).toEqual(['signed-out', 'signed-in'])
    expect(shown).toEqual(['signed-out', 'bob'])
  })

  it('ends with the one before also where only the server tells of the other', async () => {
    const { keeper, events } = await signedIn()
    browser.answers['get-session'] = { ...sessionOf('bob'), lock_key: 'key' }
    await keeper.verify()
    expect(events).toEqual(['signed-out', 'signed-in'])
    expect(browser.kept.get('session')).toMatchObject({ user: { id: 'bob' } })
    expect(browser.vault.at(-1)).toBe('open bob key')
  })

  it('is told to the other tabs, as each of them has the one before on its screen', async () => {
    const { keeper, news } = await signedIn()
    news.length = 0
    browser.answers['sign-in'] = sessionOf('bob')
    await keeper.signIn('bob@exemple.fr', 'secret', true)
    expect(news).toMatchObject([{ type: 'signed-in', session: { user: { id: 'bob' } } }])
  })
})

it('a sign-in that another tab overtakes is not told to the others', async () => {
  const unlocked = Promise.withResolvers<void>()
  const { keeper, news } = open()
  await keeper.start()
  browser.unlocked = unlocked.promise
  browser.answers['sign-in'] = { ...sessionOf('ada'), lock_key: 'key' }
  const signedIn = keeper.signIn('ada@exemple.fr', 'secret', true)
  await vi.waitFor(() => expect(browser.vault).toContain('open ada key'))
  keeper.receive({ type: 'signed-in', session: sessionOf('bob'), remember: false })
  unlocked.resolve()
  await signedIn
  expect(news).toEqual([])
  expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } })
})

it('stays with who has signed in while the end of the session before was on its way', async () => {
  const { keeper } = await signedIn()
  const refused = Promise.withResolvers<Error>()
  browser.answers['get-session'] = refused.promise
  const asked = keeper.verify()
  keeper.receive({ type: 'signed-in', session: sessionOf('bob'), remember: false })
  await vi.waitFor(() => expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } }))
  refused.resolve(problem('signed-out', 401))
  await asked
  expect(keeper.state.get()).toMatchObject({ user: { id: 'bob' } })
})

describe('what people leave on the device', () => {
  const withKey = { ...sessionOf('ada'), lock_key: 'k' }

  it('is opened by the key of the session before anything is shown, and shut when the session is over', async () => {
    browser.answers['sign-in'] = withKey
    const { keeper } = await signedIn()
    expect(browser.vault).toEqual(['shut', 'open ada k'])
    await keeper.signOut()
    expect(browser.vault).toEqual(['shut', 'open ada k', 'shut'])
  })

  it('is shut in every tab, also when the session ends by itself', async () => {
    const { keeper } = await signedIn()
    browser.vault = []
    browser.answers['refresh-session'] = problem('signed-out', 401)
    await keeper.renew()
    expect(browser.vault).toEqual(['shut'])
  })

  it('is shut at a start without a session', async () => {
    const { keeper } = open()
    await keeper.start()
    expect(browser.vault).toEqual(['shut'])
  })
})
