import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeTasks } from '../purge/purge.ts'
import type { Client } from '../test-kit/client.ts'
import { countStatements } from '../test-kit/count-statements.ts'
import {
  block,
  confirmedForm,
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

type Operation = 'sign-up' | 'sign-in' | 'resend-confirmation' | 'request-password-reset'

/** Calls as a stranger, and notes all that could tell one address from another. */
const observer = () => {
  const seen: unknown[] = []
  const { database, passwords } = testApp.platform
  const observe = async (client: Client, operation: Operation, body: object) => {
    const [verified, hashed] = [vi.spyOn(passwords, 'verify'), vi.spyOn(passwords, 'hash')]
    let answer: Awaited<ReturnType<Client['send']>> | undefined
    const statements = await countStatements(database.pool, async () => {
      answer = await client.send(operation, { body })
    })
    const { status, retryAfter, body: problem } = answer ?? { status: 0, retryAfter: 0, body: {} }
    const { code } = (problem ?? {}) as { code?: string }
    const work = { statements, verified: verified.mock.calls.length, hashed: hashed.mock.calls.length }
    verified.mockRestore()
    hashed.mockRestore()
    seen.push({ operation, status, code, retryAfter, ...work, isMarked: client.jar.get('fonte_form') !== undefined })
    return code ?? 'done'
  }
  return { seen, observe }
}

const enter = ({ email, password }: SignUpForm) => ({ email, password, remember: true })

/** What a stranger can see of an address from sign-up to purge. */
const probe = async (email: string) => {
  const client = testApp.client()
  const { seen, observe } = observer()
  const form = newForm({ email, password: 'the stranger’s own 1' })
  const other = newForm({ email, password: 'the stranger’s own 2' })
  await observe(client, 'sign-in', enter(form))
  await observe(client, 'sign-up', form)
  await observe(client, 'sign-in', enter(form))
  await observe(client, 'sign-in', enter(other))
  await observe(client, 'resend-confirmation', { email })
  await observe(client, 'request-password-reset', { email })
  await observe(client, 'sign-up', form)
  await observe(client, 'sign-up', { ...form, password: 'a guess 34' })
  await observe(client, 'sign-up', newForm({ username: form.username.toUpperCase() }))
  await observe(client, 'sign-up', other)
  await observe(client, 'sign-in', enter(form))
  await observe(client, 'sign-in', enter(other))
  await observe(client, 'sign-up', newForm({ username: form.username }))
  testApp.clock.advance({ days: 7, seconds: 1 })
  await purgeTasks(testApp.platform)['purge-accounts']?.(null)
  await observe(client, 'sign-in', enter(other))
  await observe(client, 'sign-up', newForm({ username: other.username }))
  return seen
}

const waiting = async (userId: string) => {
  const { pool } = testApp.platform.database
  return (await pool.query('SELECT username FROM sign_up_claims WHERE user_id = $1', [userId])).rows
}

describe('an address that has an account', () => {
  it('cannot be told from a new one at any later step, by words, status or work', async () => {
    const [owner, blocked] = [await newcomer(testApp), await newcomer(testApp)]
    await block(testApp, blocked.profile.id)
    await probe('warm-up@lifters.example')
    const fresh = await probe('nobody@lifters.example')
    expect(await probe(owner.form.email)).toEqual(fresh)
    expect(await probe(blocked.form.email)).toEqual(fresh)
    expect(fresh.map((seen) => (seen as { code?: string }).code)).toEqual([
      'wrong-credentials',
      undefined,
      'email-unconfirmed',
      'wrong-credentials',
      undefined,
      undefined,
      undefined,
      'username-taken',
      'username-taken',
      undefined,
      'wrong-credentials',
      'email-unconfirmed',
      undefined,
      'wrong-credentials',
      undefined,
    ])
  })

  it('stays its owner’s, who is told by mail and signs in as ever', async () => {
    const owner = await newcomer(testApp)
    const before = await owner.client.call('export-user-data', { body: {} })
    const stranger = await signUp(testApp.client(), { email: owner.form.email, password: 'the stranger’s own' })
    await signUp(testApp.client(), { email: owner.form.email })
    expect((await mailsTo(testApp, owner.form.email)).map(({ subject }) => subject)).toEqual([
      'Vous avez déjà un compte Fonte',
      'Vous avez déjà un compte Fonte',
      'Confirmez votre adresse e-mail',
    ])
    const refused = await testApp.client().refusal('sign-in', { body: enter(stranger) })
    expect(refused.code).toBe('wrong-credentials')
    expect((await signIn(owner.client, owner.form)).profile).toEqual(owner.profile)
    const after = await owner.client.call('export-user-data', { body: {} })
    expect({ ...after, devices: [] }).toEqual({ ...before, devices: [] })
  })

  it('stays with somebody who was blocked before they confirmed it, whoever signs up with it', async () => {
    const form = await signUp(testApp.client())
    await testApp.platform.database.pool.query('UPDATE users SET blocked_at = now() WHERE email = $1', [form.email])
    const other = await signUp(testApp.client(), { email: form.email, password: 'the stranger’s own' })
    expect((await testApp.client().refusal('sign-in', { body: enter(other) })).code).toBe('email-unconfirmed')
    expect((await testApp.client().refusal('sign-in', { body: enter(form) })).code).toBe('account-blocked')
  })

  it('tells nobody of its password or username at sign-up', async () => {
    const { username, email, password } = await confirmedForm(testApp)
    for (const typed of [password, 'a wrong one 7']) {
      const { code } = await testApp
        .client()
        .refusal('sign-up', { body: newForm({ email, username, password: typed }) })
      expect(code).toBe('username-taken')
    }
  })

  it('keeps one claim, the newest, which goes with the account', async () => {
    const owner = await newcomer(testApp)
    const { email } = owner.form
    const forms = Array.from({ length: 4 }, () => newForm({ email }))
    const answers = await Promise.all(forms.map((form) => testApp.client().send('sign-up', { body: form })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await waiting(owner.profile.id)).toHaveLength(1)
    const newest = await signUp(testApp.client(), { email })
    expect(await waiting(owner.profile.id)).toEqual([{ username: newest.username }])
    await owner.client.call('delete-user-account', { body: {} })
    expect(await waiting(owner.profile.id)).toEqual([])
    await signUp(testApp.client(), { username: newest.username })
  })
})

describe('a username of a claim', () => {
  it('is taken for whoever changes theirs, save the owner of the address', async () => {
    const [owner, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { username } = await signUp(testApp.client(), { email: owner.form.email })
    const body = { username: username.toUpperCase() }
    expect((await other.client.refusal('update-username', { body })).code).toBe('username-taken')
    expect((await owner.client.call('update-username', { body: { username } })).username).toBe(username)
  })

  it('is given once when known addresses, new ones and members want it at the same time', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => newcomer(testApp)))
    const { username } = newForm()
    const answers = await Promise.all(
      owners.flatMap(({ client, form }, turn) => [
        testApp.client().send('sign-up', { body: newForm({ username }) }),
        turn < 2
          ? testApp.client().send('sign-up', { body: newForm({ username, email: form.email }) })
          : client.send('update-username', { body: { username } }),
      ]),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(answers.length - 1)
  })
})
