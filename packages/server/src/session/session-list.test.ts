import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** Somebody signed in at home, and a minute later on their phone. */
const twoDevices = async () => {
  const home = await newcomer(testApp)
  testApp.clock.advance({ minutes: 1 })
  const phone = testApp.client('203.0.113.9', iPhone)
  await signIn(phone, home.form)
  return { home: home.client, phone, form: home.form }
}

const devices = async (client: Awaited<ReturnType<typeof twoDevices>>['phone']) =>
  (await client.call('get-devices')).items

describe('the list of devices', () => {
  it('tells where one is signed in, last used first, and which one is this', async () => {
    const { home, phone } = await twoDevices()
    const now = testApp.clock.now()
    const times = (ago: number) => new Date(now - ago).toISOString()
    expect(await devices(phone)).toEqual([
      {
        id: expect.any(String),
        agent: 'Safari · iPhone',
        is_current: true,
        created_at: times(0),
        last_used_at: times(0),
      },
      { id: expect.any(String), agent: '', is_current: false, created_at: times(60_000), last_used_at: times(60_000) },
    ])
    testApp.clock.advance({ minutes: 1 })
    expect((await devices(home)).map(({ is_current }) => is_current)).toEqual([true, false])
  })

  it('holds nobody else’s, and none that has run out', async () => {
    const { phone } = await twoDevices()
    const other = await newcomer(testApp)
    expect(await devices(other.client)).toHaveLength(1)
    testApp.clock.advance({ days: 20 })
    await phone.call('refresh-session', { body: {} })
    testApp.clock.advance({ days: 20 })
    await phone.call('refresh-session', { body: {} })
    expect((await devices(phone)).map(({ is_current }) => is_current)).toEqual([true])
  })

  it('is refused to who is signed out', async () => {
    const client = testApp.client()
    expect((await client.refusal('get-devices')).code).toBe('signed-out')
    expect((await client.refusal('sign-out-other-devices', { body: {} })).code).toBe('signed-out')
    const params = { id: crypto.randomUUID() }
    expect((await client.refusal('sign-out-device', { params })).code).toBe('signed-out')
  })
})

describe('signing out a device', () => {
  it('ends its session at once, and no other', async () => {
    const { home, phone } = await twoDevices()
    const [, first] = await devices(phone)
    await phone.call('sign-out-device', { params: { id: first?.id ?? '' } })
    expect((await home.refusal('get-session')).code).toBe('signed-out')
    expect((await home.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
    expect((await phone.call('get-session')).expires_in).toBe(300)
  })

  it('forgets its cookies when it is this one', async () => {
    const { phone } = await twoDevices()
    const [own] = await devices(phone)
    await phone.call('sign-out-device', { params: { id: own?.id ?? '' } })
    expect(phone.jar.get('fonte_access')).toBeUndefined()
    expect(phone.jar.get('fonte_session')).toBeUndefined()
  })

  it('finds nobody else’s, and refuses nonsense', async () => {
    const { home, phone } = await twoDevices()
    const other = await newcomer(testApp)
    const [theirs] = await devices(other.client)
    for (const id of [theirs?.id ?? '', crypto.randomUUID()]) {
      expect((await phone.refusal('sign-out-device', { params: { id } })).code).toBe('not-found')
    }
    expect((await phone.send('sign-out-device', { params: { id: 'nonsense' } })).status).toBe(400)
    for (const client of [home, other.client]) expect((await client.call('get-session')).expires_in).toBeGreaterThan(0)
  })
})

describe('signing out the other devices', () => {
  it('leaves this one alone, and everybody else’s', async () => {
    const { home, phone } = await twoDevices()
    const other = await newcomer(testApp)
    await phone.call('sign-out-other-devices', { body: {} })
    expect((await home.refusal('get-session')).code).toBe('signed-out')
    for (const client of [phone, other.client]) expect((await client.call('get-session')).expires_in).toBe(300)
    expect(await devices(phone)).toHaveLength(1)
  })
})
