import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { block, confirmedForm, newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { isSignedIn, refresh, refused, tokens } from './test-kit/renewing.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('renewing a session', () => {
  it('gives a new pair for five more minutes, and the old access token ends ten seconds later', async () => {
    const { client, form } = await newcomer(testApp)
    const old = client.copy()
    testApp.clock.advance({ minutes: 4 })
    const session = await refresh(client)
    expect(session).toMatchObject({ expires_in: 300, user: { email: form.email } })
    expect(tokens(client)).not.toEqual(tokens(old))
    expect(await isSignedIn(old)).toBe(true)
    testApp.clock.advance({ seconds: 11 })
    expect(await isSignedIn(old)).toBe(false)
    expect(await isSignedIn(client)).toBe(true)
  })

  it('works after the access token has run out, which by itself opens nothing', async () => {
    const { client } = await newcomer(testApp)
    const access = client.jar.get('fonte_access') ?? ''
    testApp.clock.advance({ minutes: 5 })
    client.jar.set('fonte_access', access)
    expect(await isSignedIn(client)).toBe(false)
    await refresh(client)
    expect(await isSignedIn(client)).toBe(true)
    client.jar.set('fonte_access', access)
    expect(await isSignedIn(client)).toBe(false)
  })

  it('lets two tabs that renew at once both go on, with the same pair', async () => {
    const { client } = await newcomer(testApp)
    const tabs = [client, client.copy(), client.copy(), client.copy()]
    await Promise.all(tabs.map(refresh))
    expect(new Set(tabs.map((tab) => tokens(tab).join())).size).toBe(1)
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual([true, true, true, true])
  })

  it('lets a slow second tab go on within ten seconds, though the first already uses the new pair', async () => {
    const { client } = await newcomer(testApp)
    const slow = client.copy()
    await refresh(client)
    expect(await isSignedIn(client)).toBe(true)
    testApp.clock.advance({ seconds: 9 })
    await refresh(slow)
    expect(tokens(slow)).toEqual(tokens(client))
  })

  it('answers again when the first answer was lost, however late', async () => {
    const { client } = await newcomer(testApp)
    const lost = client.copy()
    await refresh(lost)
    testApp.clock.advance({ days: 3 })
    const session = await refresh(client)
    expect(session.expires_in).toBe(300)
    expect(tokens(client)[1]).toBe(lost.jar.get('fonte_refresh'))
    expect(await isSignedIn(client)).toBe(true)
    await refresh(client)
    expect(await isSignedIn(client)).toBe(true)
  })
})

/** What somebody has who got at the tokens alone, without the mark of the browser. */
const thiefOf = (client: Client): Client => {
  const thief = client.copy()
  thief.jar.remove('fonte_device')
  return thief
}

describe('a stolen refresh token', () => {
  it('used again after eleven seconds ends the session of thief and owner, and is logged without a token', async () => {
    const { client, profile } = await newcomer(testApp)
    const thief = thiefOf(client)
    const [, secret] = (thief.jar.get('fonte_refresh') ?? '').split('.')
    await refresh(client)
    await isSignedIn(client)
    testApp.clock.advance({ seconds: 11 })
    expect(await refused(thief)).toBe('signed-out')
    expect(await isSignedIn(client)).toBe(false)
    expect(await refused(client)).toBe('signed-out')
    expect(client.jar.get('fonte_session')).toBeUndefined()
    const warning = testApp.log.find(({ user }) => user === profile.id)
    expect(warning?.msg).toBe('refresh token reused: its session was ended')
    expect(JSON.stringify(testApp.log)).not.toContain(secret)
  })

  it('older than the one before ends the session at once', async () => {
    const { client } = await newcomer(testApp)
    const thief = thiefOf(client)
    await refresh(client)
    await refresh(client)
    expect(await refused(thief)).toBe('signed-out')
    expect(await isSignedIn(client)).toBe(false)
  })

  it('used before its owner renews ends the session when the owner comes back', async () => {
    const { client } = await newcomer(testApp)
    const thief = thiefOf(client)
    await refresh(thief)
    await isSignedIn(thief)
    testApp.clock.advance({ minutes: 4 })
    expect(await refused(client)).toBe('signed-out')
    expect(await isSignedIn(thief)).toBe(false)
    expect(await refused(thief)).toBe('signed-out')
  })

  it('leaves the same person’s other devices signed in', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const thief = thiefOf(client)
    await refresh(client)
    await refresh(client)
    await refused(thief)
    expect(await isSignedIn(phone)).toBe(true)
  })
})

describe('the limits of a session', () => {
  it('keep it for thirty idle days with "remember", one day without', async () => {
    const form = await confirmedForm(testApp)
    const [long, short] = [testApp.client(), testApp.client()]
    await signIn(long, form, true)
    await signIn(short, form, false)
    testApp.clock.advance({ minutes: 23 * 60 })
    await Promise.all([refresh(long), refresh(short)])
    testApp.clock.advance({ days: 1 })
    expect(await refused(short)).toBe('signed-out')
    testApp.clock.advance({ days: 28 })
    const jar = long.copy().jar
    await refresh(long)
    testApp.clock.advance({ days: 30 })
    long.jar.set('fonte_refresh', jar.get('fonte_refresh') ?? '')
    expect(await refused(long)).toBe('signed-out')
  })

  it('end it after ninety days, however often it is used', async () => {
    const { client } = await newcomer(testApp)
    for (const _ of [1, 2, 3, 4]) {
      testApp.clock.advance({ days: 22 })
      await refresh(client)
    }
    const kept = client.jar.get('fonte_refresh') ?? ''
    testApp.clock.advance({ days: 2 })
    client.jar.set('fonte_refresh', kept)
    expect(await refused(client)).toBe('signed-out')
  })
})

describe('a server', () => {
  it('goes on with the sessions of the one it follows', async () => {
    const { client, form } = await newcomer(testApp)
    const next = await testApp.another()
    const browser = next.client()
    for (const name of ['fonte_access', 'fonte_refresh']) browser.jar.set(name, client.jar.get(name) ?? '')
    expect((await browser.call('get-session')).user.email).toBe(form.email)
    await refresh(browser)
    expect(await isSignedIn(browser)).toBe(true)
    await next.close()
  })

  it('signs nobody out when its key is changed, not even those whose last answer was lost', async () => {
    const { client } = await newcomer(testApp)
    const lost = client.copy()
    await refresh(lost)
    const env = {
      SESSION_KEY: 'ab'.repeat(32),
      SESSION_KEY_PREVIOUS: testApp.platform.config.sessionKeys[0].toString('hex'),
    }
    const next = await testApp.another({ env })
    const browser = next.client()
    browser.jar.set('fonte_refresh', client.jar.get('fonte_refresh') ?? '')
    await refresh(browser)
    expect(browser.jar.get('fonte_refresh')).toBe(lost.jar.get('fonte_refresh'))
    await refresh(browser)
    expect(await isSignedIn(browser)).toBe(true)
    await next.close()
  })

  it('renews nothing for somebody who is blocked or has no token', async () => {
    const { client, profile } = await newcomer(testApp)
    await block(testApp, profile.id)
    expect(await refused(client)).toBe('signed-out')
    expect(await refused(testApp.client())).toBe('signed-out')
  })

  it('refuses nonsense', async () => {
    const { client } = await newcomer(testApp)
    expect((await client.send('refresh-session', { body: { token: 'x' } })).status).toBe(400)
    expect(await isSignedIn(client)).toBe(true)
  })
})
