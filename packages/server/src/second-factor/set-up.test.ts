import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, newcomer, signIn } from '../test-kit/factories.ts'
import { authenticator, firstStep, protectedNewcomer, turnOn } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const rows = async (statement: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(statement, values)).rows

describe('setting up the second step', () => {
  it('answers a secret and the URL for an app, and turns nothing on before a first code', async () => {
    const { client, form } = await newcomer(testApp)
    const { secret, url } = await client.call('begin-second-factor', { body: {} })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(url).toContain(`otpauth://totp/Fonte:${encodeURIComponent(form.email)}?secret=${secret}&issuer=Fonte`)
    expect(await client.call('get-second-factor')).toEqual({
      turned_on_at: null,
      recovery_codes_left: 0,
      is_required: false,
    })
    await signIn(testApp.client(), form)
  })

  it('answers the same secret again within an hour, and another one later', async () => {
    const { client } = await newcomer(testApp)
    const { secret } = await client.call('begin-second-factor', { body: {} })
    testApp.clock.advance({ minutes: 4 })
    expect((await client.call('begin-second-factor', { body: {} })).secret).toBe(secret)
    testApp.clock.advance({ minutes: 57 })
    await client.call('refresh-session', { body: {} })
    const code = authenticator(secret, testApp.clock.now).code()
    expect((await client.refusal('turn-on-second-factor', { body: { code } })).code).toBe('setup-over')
    const { code: refusal } = await client.refusal('begin-second-factor', { body: {} })
    expect(refusal).toBe('password-required')
  })

  it('asks for the password when it was typed over a quarter of an hour ago', async () => {
    const { client, form } = await newcomer(testApp)
    testApp.clock.advance({ minutes: 16 })
    await client.call('refresh-session', { body: {} })
    expect((await client.refusal('begin-second-factor', { body: {} })).code).toBe('password-required')
    const wrong = { body: { password: 'not the password' } }
    expect((await client.refusal('begin-second-factor', wrong)).code).toBe('wrong-password')
    await client.call('begin-second-factor', { body: { password: form.password } })
  })

  it('is done by a first code, which shows ten recovery codes once and tells the owner by mail', async () => {
    const { client, form } = await newcomer(testApp)
    const { recoveryCodes } = await turnOn(testApp, client)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    const { turned_on_at, recovery_codes_left } = await client.call('get-second-factor')
    expect([turned_on_at, recovery_codes_left]).toEqual([expect.any(String), 10])
    const [mail] = await mailsTo(testApp, form.email)
    expect(mail?.subject).toBe('Validation en deux étapes activée')
    expect(mail?.text).not.toContain(recoveryCodes[0])
  })

  it('is refused with a wrong code, without a set-up, and when it is on already', async () => {
    const { client } = await newcomer(testApp)
    const on = (code: string) => client.refusal('turn-on-second-factor', { body: { code } })
    expect((await on('123456')).code).toBe('setup-over')
    const { secret } = await client.call('begin-second-factor', { body: {} })
    const app = authenticator(secret, testApp.clock.now)
    expect((await on(app.code(5))).code).toBe('wrong-code')
    expect((await on('a recovery code')).code).toBe('wrong-code')
    await client.call('turn-on-second-factor', { body: { code: app.code() } })
    expect((await on(app.code(1))).code).toBe('second-factor-on')
    expect((await client.refusal('begin-second-factor', { body: {} })).code).toBe('second-factor-on')
  })

  it('signs out every other device and whoever copied this one’s cookies, and goes on here', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const thief = client.copy()
    await turnOn(testApp, client)
    expect((await client.call('get-session')).user.email).toBe(form.email)
    for (const other of [phone, thief]) expect((await other.refusal('get-session')).code).toBe('signed-out')
  })

  it('keeps the secret encrypted and the recovery codes hashed', async () => {
    const { client, profile } = await newcomer(testApp)
    const { secret } = await client.call('begin-second-factor', { body: {} })
    const app = authenticator(secret, testApp.clock.now)
    const { recovery_codes } = await client.call('turn-on-second-factor', { body: { code: app.code() } })
    const stored = JSON.stringify([
      await rows('SELECT * FROM second_factors f WHERE user_id = $1', profile.id),
      await rows('SELECT * FROM recovery_codes WHERE user_id = $1', profile.id),
    ])
    for (const plain of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(plain)
      expect(stored).not.toContain(JSON.stringify(Buffer.from(plain).toJSON().data).slice(1, -1))
    }
  })
})

describe('turning the second step off', () => {
  it('takes a code, signs out the other devices, tells the owner, and lets the password alone in again', async () => {
    const { client, form, app } = await protectedNewcomer(testApp)
    const phone = testApp.client()
    await firstStep(phone, form)
    await phone.call('complete-sign-in', { body: { code: app.code() } })
    testApp.clock.advance({ seconds: 30 })
    const off = { body: { code: app.code() } }
    expect((await client.refusal('turn-off-second-factor', { body: { code: app.code(-3) } })).code).toBe('wrong-code')
    await client.call('turn-off-second-factor', off)
    expect((await phone.refusal('get-session')).code).toBe('signed-out')
    expect((await client.call('get-second-factor')).turned_on_at).toBeNull()
    expect((await mailsTo(testApp, form.email))[0]?.subject).toBe('Validation en deux étapes désactivée')
    await signIn(phone, form)
    expect((await client.refusal('turn-off-second-factor', off)).code).toBe('second-factor-off')
  })

  it('takes a recovery code, too, and the password when it was typed long ago', async () => {
    const { client, form, recoveryCodes } = await protectedNewcomer(testApp)
    testApp.clock.advance({ minutes: 16 })
    await client.call('refresh-session', { body: {} })
    const code = recoveryCodes[3] ?? ''
    expect((await client.refusal('turn-off-second-factor', { body: { code } })).code).toBe('password-required')
    await client.call('turn-off-second-factor', { body: { code, password: form.password } })
  })
})

describe('new recovery codes', () => {
  it('take the place of the former ones, by a code', async () => {
    const { client, form, app, recoveryCodes } = await protectedNewcomer(testApp)
    const { recovery_codes } = await client.call('renew-recovery-codes', { body: { code: app.code() } })
    expect(recovery_codes).toHaveLength(10)
    expect((await client.call('get-second-factor')).recovery_codes_left).toBe(10)
    const phone = testApp.client()
    await firstStep(phone, form)
    const former = { body: { code: recoveryCodes[0] ?? '' } }
    expect((await phone.refusal('complete-sign-in', former)).code).toBe('wrong-code')
    await phone.call('complete-sign-in', { body: { code: recovery_codes[0] ?? '' } })
  })

  it('are refused without a right code, and where the second step is off', async () => {
    const { client, app } = await protectedNewcomer(testApp)
    const renew = (code: string) => client.refusal('renew-recovery-codes', { body: { code } })
    expect((await renew(app.code(4))).code).toBe('wrong-code')
    await client.call('turn-off-second-factor', { body: { code: app.code() } })
    expect((await renew(app.code(1))).code).toBe('second-factor-off')
  })
})
