import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishedLimits } from '../platform/limits/limits.ts'
import { mailedToken, mailsTo, newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterEach(() => vi.restoreAllMocks())
afterAll(() => testApp.close())

const password = 'arraché 75 épaulé 95'

describe('changing one’s password', () => {
  it('asks for the old one, keeps this device signed in and signs out the others', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    await client.call('change-password', { body: { current_password: form.password, password } })
    expect((await client.call('get-session')).user.email).toBe(form.email)
    expect((await phone.refusal('get-session')).code).toBe('signed-out')
    const old = { email: form.email, password: form.password, remember: true }
    expect((await phone.refusal('sign-in', { body: old })).code).toBe('wrong-credentials')
    expect((await signIn(phone, { ...form, password })).user.email).toBe(form.email)
  })

  it('leaves whoever copied this device’s cookies nothing, neither to read nor to renew', async () => {
    const { client, form } = await newcomer(testApp)
    const thief = client.copy()
    await client.call('change-password', { body: { current_password: form.password, password } })
    expect((await thief.refusal('get-session')).code).toBe('signed-out')
    expect((await thief.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
    expect((await client.call('refresh-session', { body: {} })).user.email).toBe(form.email)
    expect(await client.call('get-devices')).toMatchObject({ items: [{ is_current: true }] })
  })

  it('is told by mail, and makes a reset link worthless that was mailed before', async () => {
    const { client, form } = await newcomer(testApp)
    await testApp.client().call('request-password-reset', { body: { email: form.email } })
    await testApp.settle()
    const token = await mailedToken(testApp, form.email)
    await client.call('change-password', { body: { current_password: form.password, password } })
    expect((await mailsTo(testApp, form.email))[0]).toMatchObject({ subject: 'Votre mot de passe a été changé' })
    const late = await testApp.client().refusal('update-password', { body: { token, password } })
    expect(late.code).toBe('link-invalid')
  })

  it('changes nothing with a wrong old password, and tells nobody', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const mails = await mailsTo(testApp, form.email)
    const wrong = { current_password: password, password }
    expect(await client.refusal('change-password', { body: wrong })).toMatchObject({
      status: 403,
      code: 'wrong-password',
    })
    expect((await phone.call('get-session')).user.email).toBe(form.email)
    expect(await mailsTo(testApp, form.email)).toEqual(mails)
  })

  it('refuses a password that is easy to guess, nonsense, and somebody who is signed out', async () => {
    const { client, form } = await newcomer(testApp)
    const change = (typed: unknown) =>
      client.send('change-password', { body: { current_password: form.password, password: typed } })
    expect((await change('motdepasse')).body).toMatchObject({ code: 'password-too-common' })
    for (const typed of ['cinq5', 'x'.repeat(257), 7, null]) expect((await change(typed)).status).toBe(400)
    const body = { current_password: form.password, password }
    expect((await testApp.client().refusal('change-password', { body })).code).toBe('signed-out')
  })

  it.each(['before the old password is checked', 'while it is checked'])(
    'says that one is signed out when the account goes %s',
    async (moment) => {
      const { client, form, profile } = await newcomer(testApp)
      const { limiter, passwords, database } = testApp.platform
      const leave = () => database.pool.query('DELETE FROM users WHERE id = $1', [profile.id])
      if (moment.startsWith('before'))
        vi.spyOn(limiter, 'consumePerson').mockImplementationOnce(async () => void (await leave()))
      else vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => Boolean(await leave()))
      const body = { current_password: form.password, password: 'arraché 75 épaulé 95' }
      expect(await client.refusal('change-password', { body })).toMatchObject({ status: 401, code: 'signed-out' })
    },
  )

  it('lets the old password be guessed ten times in a quarter of an hour', async () => {
    const strict = await testApp.another({ limits: publishedLimits })
    const { form } = await newcomer(testApp)
    const client = strict.client()
    await signIn(client, form)
    const guess = () => client.refusal('change-password', { body: { current_password: 'guessed', password } })
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).code).toBe('wrong-password')
    expect(await guess()).toMatchObject({ status: 429, code: 'rate-limited' })
    await strict.close()
  })
})
