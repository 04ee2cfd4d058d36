import type { RateClass } from '@fonte/contract/route'
import { afterEach, describe, expect, it } from 'vitest'
import { confirmedForm, mailedToken, newcomer, newForm, signIn } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { TestApp } from '../../test-kit/test-app.ts'
import { bytesPerCall, type ClassLimits, type Limits, publishedLimits } from './limits.ts'

let testApp: OwnTestApp

afterEach(() => testApp.close())

/** The published limits with these instead for one class. */
const narrowed = (rate: RateClass, address: number, account: number): Limits => {
  const limits: ClassLimits = {
    shared: publishedLimits[rate].shared,
    address: publishedLimits[rate].address && { ...publishedLimits[rate].address, calls: address },
    account: { calls: account, seconds: 900 },
  }
  return { ...publishedLimits, [rate]: limits }
}

const guess = async (from: TestApp, email: string, address: string) => {
  const body = { email, password: 'a guess', remember: true }
  return from.client(address).refusal('sign-in', { body })
}

describe('the sign-in limit of an account', () => {
  it('stops guesses from wherever they come, and says when to come back', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 3) })
    const form = await confirmedForm(testApp)
    for (const host of [1, 2, 3]) {
      expect((await guess(testApp, form.email, `203.0.113.${host}`)).code).toBe('wrong-credentials')
    }
    const refused = await guess(testApp, form.email.toUpperCase(), '203.0.113.4')
    expect(refused).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(refused.retryAfter).toBeGreaterThan(800)
    expect(refused.retryAfter).toBeLessThanOrEqual(900)
  })

  it('holds alike for an address that nobody has', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 2) })
    const codes = []
    for (const host of [1, 2, 3]) codes.push((await guess(testApp, 'nobody@lifters.example', `203.0.113.${host}`)).code)
    expect(codes).toEqual(['wrong-credentials', 'wrong-credentials', 'rate-limited'])
  })

  it('does not lock the owner out on a device that signed in before', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 3) })
    const { client, form } = await newcomer(testApp)
    await client.call('sign-out', { body: {} })
    for (const host of [1, 2, 3, 4]) await guess(testApp, form.email, `203.0.113.${host}`)
    expect((await guess(testApp, form.email, '203.0.113.5')).code).toBe('rate-limited')
    expect((await signIn(client, form)).user.email).toBe(form.email)
  })

  it('stops a known device of its own, and the mark of one account opens no other', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 2) })
    const [owner, attacker] = [await newcomer(testApp), await newcomer(testApp)]
    const body = { email: owner.form.email, password: 'a guess', remember: true }
    const codes = async (client: typeof owner.client) => [
      (await client.refusal('sign-in', { body })).code,
      (await client.refusal('sign-in', { body })).code,
      (await client.refusal('sign-in', { body })).code,
    ]
    const stopped = ['wrong-credentials', 'wrong-credentials', 'rate-limited']
    expect(await codes(owner.client)).toEqual(stopped)
    expect(await codes(attacker.client)).toEqual(stopped)
    expect((await guess(testApp, owner.form.email, '203.0.113.5')).code).toBe('rate-limited')
  })

  it('leaves a device no allowance that only knew the password before its change or reset', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 3) })
    const { client, form } = await newcomer(testApp)
    const thief = testApp.client('203.0.113.9')
    await signIn(thief, form)
    const [changed, reset] = ['arraché 75 épaulé 95', 'soulevé de terre 180']
    await client.call('change-password', { body: { current_password: form.password, password: changed } })
    for (const host of [1, 2, 3]) await guess(testApp, form.email, `203.0.113.${host}`)
    const again = { email: form.email, password: 'a guess', remember: true }
    expect((await thief.refusal('sign-in', { body: again })).code).toBe('rate-limited')
    expect((await signIn(client, { ...form, password: changed })).user.email).toBe(form.email)
    await client.call('request-password-reset', { body: { email: form.email } })
    await testApp.settle()
    const token = await mailedToken(testApp, form.email)
    await client.call('update-password', { body: { token, password: reset } })
    expect((await thief.refusal('sign-in', { body: again })).code).toBe('rate-limited')
  })

  it('leaves who has reset the password by the mailed link an allowance, however much others guess', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 3) })
    const form = await confirmedForm(testApp)
    const owner = testApp.client()
    await owner.call('request-password-reset', { body: { email: form.email } })
    await testApp.settle()
    const token = await mailedToken(testApp, form.email)
    for (const host of [1, 2, 3]) await guess(testApp, form.email, `203.0.113.${host}`)
    const password = 'soulevé de terre 180'
    await owner.call('update-password', { body: { token, password } })
    expect((await signIn(owner, { ...form, password })).user.email).toBe(form.email)
  })

  it('does not count what was right', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 2) })
    const form = await confirmedForm(testApp)
    for (const _ of [1, 2, 3, 4, 5]) expect((await signIn(testApp.client(), form)).user.email).toBe(form.email)
  })

  it('is shared by all servers', async () => {
    testApp = await startTestApp({ limits: narrowed('sign-in', 1000, 2) })
    const second = await testApp.another()
    await guess(testApp, 'nobody@lifters.example', '203.0.113.1')
    await guess(second, 'nobody@lifters.example', '203.0.113.2')
    expect((await guess(testApp, 'nobody@lifters.example', '203.0.113.3')).code).toBe('rate-limited')
    expect((await guess(second, 'nobody@lifters.example', '203.0.113.3')).code).toBe('rate-limited')
    await second.close()
  })

  it('keeps nobody’s address in clear', async () => {
    testApp = await startTestApp({ limits: publishedLimits })
    await guess(testApp, 'nobody@lifters.example', '203.0.113.1')
    const { rows } = await testApp.platform.database.pool.query('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('nobody')
  })
})

describe('the other limits', () => {
  it('stop sign-ups and wishes for mail that name one address too often', async () => {
    testApp = await startTestApp({
      limits: { ...narrowed('mail', 1000, 2), 'sign-up': narrowed('sign-up', 1000, 2)['sign-up'] },
    })
    const { email } = newForm()
    const client = testApp.client()
    await client.call('sign-up', { body: newForm({ email }) })
    await client.call('sign-up', { body: newForm({ email }) })
    expect((await client.refusal('sign-up', { body: newForm({ email }) })).code).toBe('rate-limited')
    await client.call('resend-confirmation', { body: { email } })
    await client.call('resend-confirmation', { body: { email: email.toUpperCase() } })
    expect((await client.refusal('resend-confirmation', { body: { email } })).code).toBe('rate-limited')
  })

  it('stop one session that is renewed too often, with or without its access token', async () => {
    testApp = await startTestApp({ limits: narrowed('refresh', 1000, 2) })
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const renew = async ({ client }: typeof one) => {
      client.jar.remove('fonte_access')
      return (await client.send('refresh-session', { body: {} })).status
    }
    expect([await renew(one), await renew(one), await renew(one), await renew(other)]).toEqual([200, 200, 429, 200])
  })

  it('count a long answer, and a long body, as several calls', async () => {
    testApp = await startTestApp({
      limits: { ...narrowed('read', 1000, 10), create: narrowed('create', 1000, 4).create },
    })
    const { client, profile } = await newcomer(testApp)
    await testApp.platform.database.pool.query(
      `INSERT INTO programs (id, user_id, name, description)
       SELECT gen_random_uuid(), $1, 'Long', repeat('x', 2000) FROM generate_series(1, 170)`,
      [profile.id],
    )
    // 170 descriptions of 2,000 characters are five times 64 kB and more: each list counts six times, however it travels.
    expect((await client.call('get-programs')).items).toHaveLength(170)
    await client.call('get-profile')
    const headers = { cookie: client.jar.header() ?? '', 'accept-encoding': 'br' }
    const compressed = await testApp.app.inject({ url: '/api/programs', headers })
    expect(compressed.rawPayload.length).toBeLessThan(bytesPerCall)
    expect((await client.refusal('get-profile')).code).toBe('rate-limited')
    const body = { padding: 'x'.repeat(200_000) }
    expect((await client.send('create-workout-history', { body })).status).toBe(400)
    expect((await client.send('create-workout-history', { body })).status).toBe(429)
  })

  it('count a body as what its operation takes at most, however long it says it is', async () => {
    testApp = await startTestApp({ limits: narrowed('create', 1000, 3) })
    const { client } = await newcomer(testApp)
    const send = (said: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/reports',
        headers: {
          cookie: client.jar.header(),
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'content-length': said,
        },
        payload: '{}',
      })
    const answers = [await send('9007199254740991'), await send('9007199254740991'), await send('2')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413, 400])
  })

  it('stop a person who reads or writes too fast, and nobody else', async () => {
    testApp = await startTestApp({ limits: { ...narrowed('read', 1000, 2), write: narrowed('write', 1000, 1).write } })
    const [fast, other] = [await newcomer(testApp), await newcomer(testApp)]
    await fast.client.call('get-profile')
    await fast.client.call('get-profile')
    expect(await fast.client.refusal('get-profile')).toMatchObject({ code: 'rate-limited', status: 429 })
    const rename = ({ form }: typeof fast) => ({ body: { username: form.username } })
    await fast.client.call('update-username', rename(fast))
    expect((await fast.client.refusal('update-username', rename(fast))).code).toBe('rate-limited')
    expect((await other.client.call('update-username', rename(other))).username).toBe(other.form.username)
  })
})
