import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../test-kit/count-statements.ts'
import {
  block,
  confirmedForm,
  mailedToken,
  mailsTo,
  newcomer,
  type SignUpForm,
  signIn,
  signUp,
} from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const password = 'soulevé de terre 180'

/** Asks for a reset link and reads its token from the mail. */
const askedToken = async ({ email }: SignUpForm): Promise<string> => {
  await testApp.client().call('request-password-reset', { body: { email } })
  await testApp.settle()
  return mailedToken(testApp, email)
}

const use = (token: string, chosen = password) =>
  testApp.client().send('update-password', { body: { token, password: chosen } })

const codeOf = async (token: string, chosen?: string) => (await use(token, chosen)).body

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which ends all sessions and lets the new one in', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const token = await askedToken(form)
    await client.call('update-password', { body: { token, password } })
    expect(client.jar.get('fonte_refresh')).toBeUndefined()
    for (const device of [client, phone]) expect((await device.refusal('get-session')).code).toBe('signed-out')
    expect((await phone.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
    const old = await client.refusal('sign-in', {
      body: { email: form.email, password: form.password, remember: true },
    })
    expect(old.code).toBe('wrong-credentials')
    expect((await signIn(client, { ...form, password })).user.email).toBe(form.email)
  })

  it('is mailed about in the language of its owner, before and after', async () => {
    const form = await confirmedForm(testApp, { lang: 'en' })
    const token = await askedToken(form)
    const [asked] = await mailsTo(testApp, form.email)
    expect(asked).toMatchObject({ subject: 'Choose a new password' })
    expect(asked?.links).toEqual([`${testApp.platform.config.publicUrl}/update-password?token=${token}`])
    expect(asked?.text).toContain(token)
    expect(asked?.html).toContain('within an hour')
    await use(token)
    const [told] = await mailsTo(testApp, form.email)
    expect(told?.subject).toBe('Your password has been changed')
    expect(told?.text).toContain('with a reset link, and all of your devices have been logged out')
  })

  it('is answered alike, with the same work, for an address that nobody has', async () => {
    const { email } = await confirmedForm(testApp)
    const pool = testApp.platform.database.pool
    const ask = (address: string) => testApp.client().send('request-password-reset', { body: { email: address } })
    await ask('warm-up@lifters.example')
    const answers: unknown[] = []
    const costs: number[] = []
    for (const address of [email, 'nobody@lifters.example', ` ${email.toUpperCase()} `]) {
      costs.push(await countStatements(pool, async () => answers.push(await ask(address))))
    }
    expect(answers).toEqual(Array(3).fill({ status: 204, retryAfter: null, body: undefined }))
    expect(new Set(costs).size).toBe(1)
    await testApp.settle()
    expect(await mailsTo(testApp, 'nobody@lifters.example')).toEqual([])
    expect((await mailsTo(testApp, email))[0]?.subject).toBe('Choisissez un nouveau mot de passe')
  })

  it('sends a blocked account no link', async () => {
    const { form, profile } = await newcomer(testApp)
    await block(testApp, profile.id)
    const before = await mailsTo(testApp, form.email)
    await askedToken(form)
    expect(await mailsTo(testApp, form.email)).toEqual(before)
  })
})

describe('a reset link', () => {
  it('works once: of eight uses at the same time one wins', async () => {
    const form = await confirmedForm(testApp)
    const token = await askedToken(form)
    const uses = Array.from({ length: 8 }, (_, turn) => use(token, `${password} ${turn}`))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 400, 400, 400, 400, 400, 400, 400])
    const winner = statuses.indexOf(204)
    expect((await signIn(testApp.client(), { ...form, password: `${password} ${winner}` })).user.email).toBe(form.email)
  })

  it('is superseded by a newer one', async () => {
    const form = await confirmedForm(testApp)
    const [older, newer] = [await askedToken(form), await askedToken(form)]
    expect(older).not.toBe(newer)
    expect(await codeOf(older)).toMatchObject({ code: 'link-invalid' })
    expect((await use(newer)).status).toBe(204)
  })

  it('is good for an hour', async () => {
    const form = await confirmedForm(testApp)
    const token = await askedToken(form)
    testApp.clock.advance({ minutes: 60 })
    expect(await codeOf(token)).toMatchObject({ status: 400, code: 'link-invalid' })
  })

  it('cannot be invented, cut short, nor made of a confirmation link', async () => {
    const form = await signUp(testApp.client())
    const confirmation = await mailedToken(testApp, form.email)
    for (const token of [confirmation, 'A'.repeat(43), 'A'.repeat(400), 'abc', '']) {
      expect(await codeOf(token)).toMatchObject({ code: 'link-invalid' })
    }
  })

  it('confirms the address that it was mailed to, and uses up the confirmation link', async () => {
    const form = await signUp(testApp.client())
    const confirmation = await mailedToken(testApp, form.email)
    await use(await askedToken(form))
    expect((await signIn(testApp.client(), { ...form, password })).user.email).toBe(form.email)
    const late = await testApp.client().refusal('confirm-email', { body: { token: confirmation } })
    expect(late.code).toBe('link-invalid')
  })

  it('makes the browser known in which it was used: the sign-in there is no new device', async () => {
    const { form } = await newcomer(testApp)
    const browser = testApp.client()
    await browser.call('update-password', { body: { token: await askedToken(form), password } })
    await signIn(browser, { ...form, password })
    expect((await mailsTo(testApp, form.email))[0]?.subject).toBe('Votre mot de passe a été changé')
  })

  it('leaves somebody else signed in who is so in the browser in which it was used', async () => {
    const [owner, other] = [await newcomer(testApp), await newcomer(testApp)]
    await other.client.call('update-password', { body: { token: await askedToken(owner.form), password } })
    expect((await other.client.call('get-session')).user.id).toBe(other.profile.id)
  })

  it('stays good when the new password is refused: too common, one’s own name, too short', async () => {
    const form = await confirmedForm(testApp)
    const token = await askedToken(form)
    expect(await codeOf(token, 'motdepasse')).toMatchObject({ code: 'password-too-common' })
    expect(await codeOf(token, form.username)).toMatchObject({ code: 'password-own-name' })
    expect(await codeOf(token, 'cinq5')).toMatchObject({ code: 'invalid-input', errors: [{ path: 'body.password' }] })
    expect((await use(token)).status).toBe(204)
  })

  it('never leaves a session open that began with the old password', async () => {
    for (let round = 0; round < 5; round += 1) {
      const form = await confirmedForm(testApp)
      const token = await askedToken(form)
      const thief = testApp.client()
      const body = { email: form.email, password: form.password, remember: true }
      await Promise.all([use(token), thief.send('sign-in', { body })])
      expect((await thief.refusal('get-session')).code).toBe('signed-out')
    }
  })

  it('refuses nonsense', async () => {
    const wrong = [{}, { token: 7, password }, { token: 'short', password }, { token: 'x'.repeat(101), password }]
    for (const body of [...wrong, { token: 'A'.repeat(43), password: 'x'.repeat(257) }]) {
      expect((await testApp.client().send('update-password', { body })).status).toBe(400)
    }
    for (const body of [{}, { email: 'nobody' }, { email: ['a@b.example'] }]) {
      expect((await testApp.client().send('request-password-reset', { body })).status).toBe(400)
    }
  })
})
