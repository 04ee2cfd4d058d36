import type { RateClass } from '@fonte/contract/route'
import { afterEach, describe, expect, it } from 'vitest'
import { recordStatements } from '../../test-kit/count-statements.ts'
import { confirmedForm, newcomer, newForm, signIn, signUp } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { type AddressLimit, type Limits, publishedLimits } from './limits.ts'

const gym = '203.0.113.77'

let testApp: OwnTestApp

afterEach(() => testApp.close())

/** The published limits, but for the calls of one class that one address is allowed. */
const narrowed = (rate: RateClass, calls: number): Limits => {
  const { address, ...others } = publishedLimits[rate]
  return { ...publishedLimits, [rate]: { ...others, address: { ...(address as AddressLimit), calls } } }
}

const guess = async (email: string, address: string) => {
  const body = { email, password: 'a guess', remember: true }
  return (await testApp.client(address).refusal('sign-in', { body })).code
}

describe('the limit of a network address', () => {
  it('counts all failures that come from one subscriber, whatever account they name', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 2) })
    expect(await guess('a@lifters.example', '2001:db8:1:2::a')).toBe('wrong-credentials')
    expect(await guess('b@lifters.example', '2001:db8:1:2::b')).toBe('wrong-credentials')
    expect(await guess('c@lifters.example', '2001:db8:1:2::c')).toBe('rate-limited')
    expect(await guess('c@lifters.example', '2001:db8:1:3::c')).toBe('wrong-credentials')
  })

  it('counts nothing that succeeds', async () => {
    testApp = await startTestApp({ limits: { ...narrowed('sign-in', 2), link: narrowed('link', 2).link } })
    const form = await confirmedForm(testApp)
    for (const _ of [1, 2, 3, 4, 5]) {
      const client = testApp.client(gym)
      await signIn(client, form)
      await client.call('refresh-session', { body: {} })
      await client.call('get-exercises', { query: {} })
    }
    expect(await guess(form.email, gym)).toBe('wrong-credentials')
  })

  it('counts links that are refused, and forms that are nonsense', async () => {
    testApp = await startTestApp({ limits: narrowed('link', 2) })
    const client = testApp.client(gym)
    const token = 'x'.repeat(43)
    expect((await client.refusal('confirm-email', { body: { token } })).code).toBe('link-invalid')
    expect((await client.send('update-password', { body: { token } })).status).toBe(400)
    expect(await client.refusal('confirm-email', { body: { token } })).toMatchObject({ status: 429 })
  })

  it('counts each wish for a mail and each sign-up, though they succeed: somebody else’s mailbox pays for them', async () => {
    testApp = await startTestApp({ limits: { ...narrowed('mail', 2), 'sign-up': narrowed('sign-up', 2)['sign-up'] } })
    const wish = () => testApp.client(gym).send('resend-confirmation', { body: { email: newForm().email } })
    const form = () => testApp.client(gym).send('sign-up', { body: newForm() })
    for (const call of [wish, form]) {
      expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([204, 204, 429])
    }
  })

  it('holds up nobody who is signed in, however much others fail behind the same address', async () => {
    testApp = await startTestApp({ limits: { ...narrowed('sign-in', 1), link: narrowed('link', 1).link } })
    const { client } = await newcomer(testApp)
    const neighbour = testApp.client()
    for (const _ of [1, 2, 3]) {
      await neighbour.send('sign-in', { body: {} })
      await neighbour.send('confirm-email', { body: {} })
      await neighbour.send('refresh-session', { body: {} })
    }
    expect((await neighbour.send('sign-in', { body: {} })).status).toBe(429)
    expect((await client.call('refresh-session', { body: {} })).expires_in).toBe(300)
    expect((await client.call('get-exercises', { query: {} })).items).toEqual([])
    expect((await client.call('update-language', { body: { lang: 'en' } })).lang).toBe('en')
    expect(
      (await client.refusal('change-password', { body: { current_password: 'x', password: 'y'.repeat(9) } })).code,
    ).toBe('wrong-password')
  })

  it('costs no statement once it is known to be reached', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1) })
    await guess('a@lifters.example', gym)
    expect(await guess('b@lifters.example', gym)).toBe('rate-limited')
    const { pool } = testApp.platform.database
    expect(await recordStatements(pool, () => guess('c@lifters.example', gym))).toEqual([])
  })

  it('leaves room for forty lifters behind one gym’s address, who mistype their password once each', async () => {
    testApp = await startTestApp({ limits: publishedLimits })
    for (const _ of Array.from({ length: 40 })) {
      const client = testApp.client(gym)
      const form = await signUp(client)
      await client.refusal('sign-in', { body: { email: form.email, password: 'mistyped', remember: true } })
      await client.refusal('sign-in', { body: { email: form.email, password: form.password, remember: true } })
      for (const _round of [1, 2, 3]) await client.refusal('refresh-session', { body: {} })
      for (const _read of [1, 2, 3]) await client.call('get-muscle-groups')
    }
    expect(await guess('nobody@lifters.example', gym)).toBe('wrong-credentials')
  }, 60_000)
})

describe('the address that counts', () => {
  const confirm = async (headers: Record<string, string>) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/account/confirm',
      headers: { origin: testApp.platform.config.publicUrl, ...headers },
      payload: { token: 'x'.repeat(43) },
    })
    return response.statusCode
  }

  it('is not what a proxy says that nobody named', async () => {
    testApp = await startTestApp({ limits: narrowed('link', 1) })
    const statuses = []
    for (const host of [1, 2]) statuses.push(await confirm({ 'x-forwarded-for': `203.0.113.${host}` }))
    expect(statuses).toEqual([400, 429])
  })

  it('is that of the connection where a trusted proxy passes on what is no address', async () => {
    testApp = await startTestApp({ limits: narrowed('link', 2), env: { TRUST_PROXY: '1' } })
    const nonsense = ['x'.repeat(300), 'unknown', '::ffff:', '1.2.3', "'; --"]
    const statuses = []
    for (const said of nonsense) statuses.push(await confirm({ 'x-forwarded-for': said }))
    expect(statuses).toEqual([400, 400, 429, 429, 429])
    expect(await confirm({ 'x-forwarded-for': '203.0.113.5' })).toBe(400)
    expect(await confirm({ 'x-forwarded-for': '203.0.113.5:4711' })).toBe(400)
    expect(await confirm({ 'x-forwarded-for': '203.0.113.5' })).toBe(429)
  })
})
