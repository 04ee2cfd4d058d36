import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedLimits } from '../platform/limits/limits.ts'
import { mailedToken, newForm, signIn, signUp } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('a confirmation link', () => {
  it('is enough in the browser that sent the form', async () => {
    const client = testApp.client()
    const form = await signUp(client)
    await client.call('confirm-email', { body: { token: await mailedToken(testApp, form.email) } })
    expect((await signIn(client, form)).user.email).toBe(form.email)
  })

  it('asks for the password of the form anywhere else, and stays good until it is given', async () => {
    const form = await signUp(testApp.client())
    const token = await mailedToken(testApp, form.email)
    const phone = testApp.client()
    expect(await phone.refusal('confirm-email', { body: { token } })).toMatchObject({
      status: 403,
      code: 'password-required',
    })
    const wrong = await phone.refusal('confirm-email', { body: { token, password: 'not this one' } })
    expect(wrong).toMatchObject({ status: 403, code: 'wrong-password' })
    await phone.call('confirm-email', { body: { token, password: form.password } })
    expect((await signIn(phone, form)).user.email).toBe(form.email)
  })

  it('never confirms for the owner of an address what a stranger signed up for with it', async () => {
    const victim = testApp.client()
    const own = await signUp(victim)
    const stranger = await signUp(testApp.client(), { email: own.email, password: 'the stranger’s own' })
    const token = await mailedToken(testApp, own.email)
    expect((await victim.refusal('confirm-email', { body: { token } })).code).toBe('password-required')
    const typed = { token, password: own.password }
    expect((await victim.refusal('confirm-email', { body: typed })).code).toBe('wrong-password')
    const body = { email: stranger.email, password: stranger.password, remember: true }
    expect((await testApp.client().refusal('sign-in', { body })).code).toBe('email-unconfirmed')
  })

  it('is given to the owner again when they sign up once more', async () => {
    const victim = testApp.client()
    const own = await signUp(victim)
    await signUp(testApp.client(), { email: own.email, password: 'the stranger’s own' })
    await victim.call('sign-up', { body: own })
    await victim.call('confirm-email', { body: { token: await mailedToken(testApp, own.email) } })
    expect((await signIn(victim, own)).profile.username).toBe(own.username)
  })

  it('lets the password be guessed ten times in a quarter of an hour, though sign-ins were tried in vain before', async () => {
    const strict = await testApp.another({ limits: publishedLimits })
    const form = await signUp(testApp.client())
    const token = await mailedToken(testApp, form.email)
    const body = { email: form.email, password: 'a guess 34', remember: true }
    for (let turn = 0; turn < 11; turn += 1) await strict.client().refusal('sign-in', { body })
    const guess = () => strict.client().refusal('confirm-email', { body: { token, password: 'a guess 34' } })
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).code).toBe('wrong-password')
    expect(await guess()).toMatchObject({ status: 429, code: 'rate-limited' })
    await strict.close()
  })

  it('confirms no claim on a known address: none is mailed', async () => {
    const client = testApp.client()
    const owner = await signUp(client)
    await client.call('confirm-email', { body: { token: await mailedToken(testApp, owner.email) } })
    const stranger = testApp.client()
    await stranger.call('sign-up', { body: newForm({ email: owner.email }) })
    await stranger.call('resend-confirmation', { body: { email: owner.email } })
    await testApp.settle()
    expect(await mailedToken(testApp, owner.email)).toBe('')
  })
})
