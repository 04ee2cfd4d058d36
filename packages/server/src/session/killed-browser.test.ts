import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { isSignedIn, refresh, refused, tokens } from './test-kit/renewing.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('a browser that is killed soon after a renewal, and comes back with the cookies before it', () => {
  it.each([
    ['12 seconds later', { seconds: 12 }],
    ['the next morning', { minutes: 9 * 60 }],
  ])('is still signed in %s, also when it is killed once more', async (_, pause) => {
    const { client } = await newcomer(testApp)
    const kept = client.copy()
    await refresh(client)
    testApp.clock.advance({ seconds: 25 })
    expect(await isSignedIn(client)).toBe(true)
    for (const browser of [kept.copy(), kept]) {
      testApp.clock.advance(pause)
      await refresh(browser)
      expect(tokens(browser)[1]).toBe(tokens(client)[1])
      testApp.clock.advance({ seconds: 29 })
      expect(await isSignedIn(browser)).toBe(true)
    }
    await refresh(kept)
    expect(await isSignedIn(kept)).toBe(true)
  })

  it('goes on in all tabs that it opens again at once, with one pair', async () => {
    const { client } = await newcomer(testApp)
    const tabs = [client.copy(), client.copy(), client.copy()]
    await refresh(client)
    await isSignedIn(client)
    testApp.clock.advance({ minutes: 9 * 60 })
    await Promise.all(tabs.map(refresh))
    expect(new Set(tabs.map((tab) => tokens(tab).join())).size).toBe(1)
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual([true, true, true])
  })

  it('is so after two minutes of use, and not after more: by then it has kept the newer ones', async () => {
    const { client } = await newcomer(testApp)
    const [kept, late] = [client.copy(), client.copy()]
    await refresh(client)
    await isSignedIn(client)
    testApp.clock.advance({ minutes: 2 })
    await isSignedIn(client)
    await refresh(kept)
    testApp.clock.advance({ minutes: 2, seconds: 1 })
    expect(await isSignedIn(client)).toBe(true)
    expect(await refused(late)).toBe('signed-out')
    expect(await isSignedIn(client)).toBe(false)
  })

  it('is not once the newer token was renewed itself', async () => {
    const { client } = await newcomer(testApp)
    const kept = client.copy()
    await refresh(client)
    await refresh(client)
    expect(await refused(kept)).toBe('signed-out')
    expect(await isSignedIn(client)).toBe(false)
  })

  it('is known by the mark of this very session: neither without one, nor by that of another device', async () => {
    const { client, form } = await newcomer(testApp)
    for (const mark of [null, 'other']) {
      await signIn(client, form)
      const phone = testApp.client()
      await signIn(phone, form)
      const thief = client.copy()
      if (mark) thief.jar.set('fonte_device', phone.jar.get('fonte_device') ?? '')
      else thief.jar.remove('fonte_device')
      await refresh(client)
      await isSignedIn(client)
      testApp.clock.advance({ seconds: 11 })
      expect(await refused(thief)).toBe('signed-out')
      expect(await isSignedIn(client)).toBe(false)
    }
  })

  it('is known so after a change of password too', async () => {
    const { client, form } = await newcomer(testApp)
    const body = { current_password: form.password, password: 'une autre phrase 26' }
    await client.call('change-password', { body })
    const kept = client.copy()
    await refresh(client)
    await isSignedIn(client)
    testApp.clock.advance({ seconds: 12 })
    await refresh(kept)
    expect(await isSignedIn(kept)).toBe(true)
  })
})
