import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedLimits } from '../platform/limits/limits.ts'
import {
  confirmedForm,
  mailedToken,
  mailsTo,
  newcomer,
  newForm,
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

const send = (form: SignUpForm) => testApp.client().send('sign-up', { body: form })
const refusal = async (changes: Partial<SignUpForm>) =>
  (await testApp.client().refusal('sign-up', { body: newForm(changes) })).code
const accounts = async (column: 'email' | 'username', value: string) => {
  const { rows } = await testApp.platform.database.pool.query(
    `SELECT email FROM users JOIN profiles USING (id) WHERE ${column} = $1`,
    [value],
  )
  return rows.length
}

describe('signing up', () => {
  it('begins a trial of seven days for an account that waits for its confirmation', async () => {
    const form = newForm({ lang: 'en' })
    expect(await send(form)).toMatchObject({ status: 204, body: undefined })
    const refused = await testApp.client().refusal('sign-in', { body: { ...pick(form), remember: true } })
    expect(refused.code).toBe('email-unconfirmed')
    const { password } = form
    await testApp.client().call('confirm-email', { body: { token: await mailedToken(testApp, form.email), password } })
    const { profile } = await signIn(testApp.client(), form)
    const [start, end] = [profile.trial_started_at, profile.trial_ends_at].map((date) => Date.parse(date ?? ''))
    expect(profile).toMatchObject({ plan: 'Trial', lang: 'en', role: 'user', avatar_url: null })
    expect([start, end]).toEqual([testApp.clock.now(), testApp.clock.now() + 7 * 86_400_000])
  })

  it('mails the confirmation in the language of the page, as text and as HTML', async () => {
    const french = await signUp(testApp.client())
    const english = await signUp(testApp.client(), { lang: 'en' })
    const [[fr], [en]] = [await mailsTo(testApp, french.email), await mailsTo(testApp, english.email)]
    expect(fr?.subject).toBe('Confirmez votre adresse e-mail')
    expect(en?.subject).toBe('Confirm your email address')
    expect(fr?.links[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/confirm-email\?token=[\w-]{43}$/)
    expect(fr?.text).toContain(fr?.links[0])
    expect(fr?.html).toContain(`href="${fr?.links[0]}"`)
    expect(fr?.html).toContain('<html lang="fr">')
  })

  it('answers alike for an address that has an account, changes nothing, and tells its owner by mail', async () => {
    const form = await confirmedForm(testApp)
    const stranger = newForm({ email: form.email.toUpperCase(), password: 'another password 7' })
    expect(await send(stranger)).toEqual(await send(newForm()))
    expect((await signIn(testApp.client(), form)).profile.username).toBe(form.username)
    const [newest] = await mailsTo(testApp, form.email)
    expect(newest?.subject).toBe('Vous avez déjà un compte Fonte')
    expect(await accounts('username', stranger.username)).toBe(0)
  })

  it('lets a newer form replace one that nobody confirmed', async () => {
    const first = await signUp(testApp.client())
    const token = await mailedToken(testApp, first.email)
    const second = await signUp(testApp.client(), { email: first.email, password: 'une autre idée' })
    expect((await testApp.client().refusal('confirm-email', { body: { token } })).code).toBe('link-invalid')
    const { password } = second
    const body = { token: await newestToken(second.email, token), password }
    await testApp.client().call('confirm-email', { body })
    expect((await signIn(testApp.client(), second)).profile.username).toBe(second.username)
    expect(await accounts('email', first.email)).toBe(1)
  })

  it('lets a person send the same form twice, for only its sender knows the password', async () => {
    const form = newForm()
    expect((await send(form)).status).toBe(204)
    expect((await send(form)).status).toBe(204)
    expect((await send({ ...form, password: 'guessed it 1' })).body).toMatchObject({ code: 'username-taken' })
    expect(await accounts('email', form.email)).toBe(1)
  })

  it('lets nobody guess that password more often than a sign-in would', async () => {
    const account = { calls: 3, seconds: 900 }
    const limits = { ...publishedLimits, 'sign-in': { ...publishedLimits['sign-in'], account } }
    const strict = await testApp.another({ limits })
    const form = await signUp(strict.client())
    const guess = () => strict.client().refusal('sign-up', { body: { ...form, password: 'guessed it 1' } })
    for (let turn = 0; turn < 3; turn += 1) expect((await guess()).code).toBe('username-taken')
    expect((await guess()).code).toBe('rate-limited')
    const right = await strict.client().refusal('sign-in', { body: { ...pick(form), remember: true } })
    expect(right.code).toBe('rate-limited')
    await strict.close()
  })

  it('says that a username is taken, whatever its case', async () => {
    const { username } = await signUp(testApp.client(), { username: `Éloïse_${crypto.randomUUID().slice(0, 8)}` })
    expect(await refusal({ username: username.toUpperCase() })).toBe('username-taken')
    expect(await refusal({ username: ` ${username.normalize('NFD')} ` })).toBe('username-taken')
  })
})

const pick = ({ email, password }: SignUpForm) => ({ email, password })

const newestToken = async (email: string, not: string): Promise<string> => {
  const mails = await mailsTo(testApp, email)
  const tokens = mails.map(({ links }) => new URL(links[0] ?? '').searchParams.get('token') ?? '')
  return tokens.find((token) => token !== not) ?? ''
}

describe('sign-ups at the same instant', () => {
  it('give one account for one username', async () => {
    const username = `solo-${crypto.randomUUID().slice(0, 8)}`
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(newForm({ username }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409])
    expect(await accounts('username', username)).toBe(1)
  })

  it('give one account for one address, and answer alike', async () => {
    const { email } = newForm()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(newForm({ email }))))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    expect(await accounts('email', email)).toBe(1)
  })

  it('and as the address is confirmed or its password reset are answered as ever', async () => {
    for (const _turn of [1, 2, 3, 4, 5, 6]) {
      const client = testApp.client()
      const { email } = await signUp(client)
      const token = await mailedToken(testApp, email)
      await client.call('request-password-reset', { body: { email } })
      await testApp.settle()
      const reset = { token: await mailedToken(testApp, email), password: 'soulevé de terre 180' }
      const [confirmed, replaced, ...answers] = await Promise.all([
        client.send('confirm-email', { body: { token } }),
        client.send('update-password', { body: reset }),
        send(newForm({ email })),
        send(newForm({ email })),
      ])
      expect([204, 400]).toContain(replaced.status)
      // The other's form may have come first: then the link asks for the password of that form.
      if (confirmed.status === 403) expect(confirmed.body).toMatchObject({ code: 'password-required' })
      else expect([204, 400]).toContain(confirmed.status)
      expect(answers.map(({ status }) => status)).toEqual([204, 204])
    }
  })

  it('and as the account of the address goes are answered as ever', async () => {
    for (const _turn of [1, 2, 3, 4, 5, 6]) {
      const { client, form } = await newcomer(testApp)
      const { email } = form
      const leaving = client.send('delete-user-account', { body: {} })
      const answers = await Promise.all([leaving, send(newForm({ email })), send(newForm({ email }))])
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    }
  })
})

describe('a password', () => {
  it('is refused when everybody tries it first, in any case', async () => {
    for (const password of ['123456', 'azerty', 'AZERTY', 'motdepasse', 'Doudou', 'password1', 'qwertyuiop']) {
      expect(await refusal({ password })).toBe('password-too-common')
    }
  })

  it('is refused when it is made of the product’s or one’s own name', async () => {
    expect(await refusal({ password: 'Fonte2026!' })).toBe('password-too-common')
    expect(await refusal({ password: 'Bernadette-1', full_name: 'Bernadette Léotard' })).toBe('password-own-name')
    expect(await refusal({ password: 'gros.biscoto', username: 'gros.biscoto' })).toBe('password-own-name')
  })

  it('may be short or very long, of any characters', async () => {
    for (const password of ['é€😀 x7', `${'x'.repeat(250)}-y7-z9`, '<b>"\'\\;--']) {
      const form = await confirmedForm(testApp, { password })
      expect((await signIn(testApp.client(), form)).user.email).toBe(form.email)
    }
  })

  it('is refused under six characters and over 256, with the reason', async () => {
    for (const password of ['cinq5', '😀😀😀', 'x'.repeat(257)]) {
      const { status, body } = await send(newForm({ password }))
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: 'body.password' }] } })
    }
  })
})

describe('a sign-up form', () => {
  it('is refused with the reason of each field', async () => {
    const wrong = { email: 'nobody', password: 'x', full_name: ' ', username: 'a b', lang: 'de', plan: 'Premium' }
    const { status, body } = await testApp.client().send('sign-up', { body: wrong })
    expect(status).toBe(400)
    const paths = (body as { errors: { path: string }[] }).errors.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['body.email', 'body.password', 'body.full_name', 'body.username', 'body.lang']),
    )
  })

  it('cannot choose its plan or role', async () => {
    const { status } = await testApp.client().send('sign-up', { body: { ...newForm(), role: 'admin' } })
    expect(status).toBe(400)
  })
})
