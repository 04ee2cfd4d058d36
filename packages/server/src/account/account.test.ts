import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedForm, mailedToken, mailsTo, newcomer, newForm, signIn, signUp } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('confirming an address', () => {
  it('opens the account, once: of eight uses of one link at the same time one wins', async () => {
    const client = testApp.client()
    const form = await signUp(client)
    const body = { token: await mailedToken(testApp, form.email) }
    const uses = Array.from({ length: 8 }, () => client.send('confirm-email', { body }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 400, 400, 400, 400, 400, 400, 400])
    expect((await signIn(testApp.client(), form)).user.email).toBe(form.email)
  })

  it('fails with a link that is used, over a day old, or invented', async () => {
    const client = testApp.client()
    const form = await signUp(client)
    const token = await mailedToken(testApp, form.email)
    testApp.clock.advance({ days: 1 })
    expect(await client.refusal('confirm-email', { body: { token } })).toMatchObject({
      status: 400,
      code: 'link-invalid',
    })
    for (const wrong of ['A'.repeat(43), 'A'.repeat(400), '']) {
      expect((await client.refusal('confirm-email', { body: { token: wrong } })).code).toBe('link-invalid')
    }
    expect((await client.refusal('sign-in', { body: { ...credentials(form), remember: true } })).code).toBe(
      'email-unconfirmed',
    )
  })

  it('refuses nonsense', async () => {
    const client = testApp.client()
    for (const body of [{}, { token: 7 }, { token: 'short' }, { token: 'x'.repeat(101) }]) {
      expect((await client.send('confirm-email', { body })).status).toBe(400)
    }
  })
})

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password })

describe('asking for another confirmation link', () => {
  it('mails one that replaces the first', async () => {
    const client = testApp.client()
    const form = await signUp(client, { lang: 'en' })
    const first = await mailedToken(testApp, form.email)
    testApp.clock.advance({ seconds: 1 })
    await client.call('resend-confirmation', { body: { email: form.email.toUpperCase() } })
    await testApp.settle()
    const second = await mailedToken(testApp, form.email)
    expect(second).not.toBe(first)
    expect((await client.refusal('confirm-email', { body: { token: first } })).code).toBe('link-invalid')
    await client.call('confirm-email', { body: { token: second } })
    expect((await signIn(client, form)).user.email).toBe(form.email)
  })

  it('answers alike and mails nothing for an unknown and for a confirmed address', async () => {
    const form = await confirmedForm(testApp)
    const before = (await mailsTo(testApp, form.email)).length
    for (const email of [form.email, 'nobody@lifters.example']) {
      const { status, body } = await testApp.client().send('resend-confirmation', { body: { email } })
      expect({ status, body }).toEqual({ status: 204, body: undefined })
    }
    await testApp.settle()
    expect(await mailsTo(testApp, form.email)).toHaveLength(before)
    expect(await mailsTo(testApp, 'nobody@lifters.example')).toEqual([])
  })

  it('refuses nonsense', async () => {
    for (const body of [{}, { email: 'nobody' }, { email: ['a@b.example'] }]) {
      expect((await testApp.client().send('resend-confirmation', { body })).status).toBe(400)
    }
  })
})

describe('the profile', () => {
  it('is that of the person signed in, and of nobody else', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    expect(await one.client.call('get-profile')).toEqual(one.profile)
    expect(await other.client.call('get-profile')).toEqual(other.profile)
    expect((await testApp.client().refusal('get-profile')).code).toBe('signed-out')
  })

  it('changes its language, which stays changed and is nobody else’s', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    expect(await one.client.call('update-language', { body: { lang: 'en' } })).toEqual({ ...one.profile, lang: 'en' })
    expect((await one.client.call('get-session')).profile.lang).toBe('en')
    expect((await other.client.call('get-profile')).lang).toBe('fr')
  })

  it('counts in kilograms until its owner chooses pounds, which stay chosen and are nobody else’s', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    expect(one.profile.unit).toBe('kg')
    expect(await one.client.call('update-unit', { body: { unit: 'lb' } })).toEqual({ ...one.profile, unit: 'lb' })
    expect((await one.client.call('get-session')).profile.unit).toBe('lb')
    expect((await other.client.call('get-profile')).unit).toBe('kg')
    expect((await one.client.send('update-unit', { body: { unit: 'stone' } })).status).toBe(400)
  })

  it('refuses a language that Fonte does not speak, and somebody who is signed out', async () => {
    const { client } = await newcomer(testApp)
    expect((await client.send('update-language', { body: { lang: 'de' } })).status).toBe(400)
    const signedOut = await testApp.client().refusal('update-language', { body: { lang: 'en' } })
    expect(signedOut.code).toBe('signed-out')
    expect(newForm().lang).toBe('fr')
  })
})
