import { formatZonedDate } from '@fonte/domain/words/zoned-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedForm, mailsTo, newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const subjects = async (email: string) => (await mailsTo(testApp, email)).map(({ subject }) => subject)

describe('a sign-in on a new device', () => {
  it('is told to the owner of the account by mail, with the device and the time where they live', async () => {
    const { form } = await newcomer(testApp)
    await signIn(testApp.client('203.0.113.9', firefox), form)
    const [mail] = await mailsTo(testApp, form.email)
    expect(mail?.subject).toBe('Nouvelle connexion à votre compte Fonte')
    const when = formatZonedDate('fr', testApp.clock.now(), 'dateTime', 'Europe/Paris')
    expect(mail?.text).toContain(`Firefox · Windows, le ${when}`)
    expect(mail?.links).toEqual([`${testApp.platform.config.publicUrl}/settings`])
  })

  it('is told in English to whoever reads English, also when the device does not say what it is', async () => {
    const { form } = await newcomer(testApp, { lang: 'en' })
    await signIn(testApp.client(), form)
    const [mail] = await mailsTo(testApp, form.email)
    expect(mail?.subject).toBe('New login to your Fonte account')
    expect(mail?.text).toContain('unknown device, on ')
  })

  it('is not told the first time, nor again on a device that signed in before', async () => {
    const form = await confirmedForm(testApp)
    const client = testApp.client()
    await signIn(client, form)
    await client.call('sign-out', { body: {} })
    await signIn(client, form)
    expect(await subjects(form.email)).toEqual(['Confirmez votre adresse e-mail'])
  })

  it('is told when the device is known to another account only', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    await signIn(one.client, other.form)
    expect((await subjects(other.form.email))[0]).toBe('Nouvelle connexion à votre compte Fonte')
  })

  it('is told once more when the password was changed since, save on the device that changed it', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const password = 'arraché 75 épaulé 95'
    await client.call('change-password', { body: { current_password: form.password, password } })
    await signIn(client, { ...form, password })
    expect((await subjects(form.email))[0]).toBe('Votre mot de passe a été changé')
    await signIn(phone, { ...form, password })
    expect((await subjects(form.email))[0]).toBe('Nouvelle connexion à votre compte Fonte')
  })

  it('is not told when the password was wrong', async () => {
    const { form } = await newcomer(testApp)
    const before = await subjects(form.email)
    const body = { email: form.email, password: 'not the password', remember: true }
    await testApp.client().refusal('sign-in', { body })
    expect(await subjects(form.email)).toEqual(before)
  })
})
