import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedCost } from '../platform/session/passwords.ts'
import { block, confirmedForm, newcomer, signIn, signUp } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const wrong = (email: string, password = 'not the password') => ({ body: { email, password, remember: true } })

describe('signing in', () => {
  it('answers the session with user and profile, never a token', async () => {
    const form = await confirmedForm(testApp, { full_name: 'Élodie Durand' })
    const client = testApp.client()
    const session = await signIn(client, form)
    expect(session).toMatchObject({
      expires_in: 300,
      expires_at: new Date(testApp.clock.now() + 300_000).toISOString(),
      user: { email: form.email },
      profile: { username: form.username, full_name: 'Élodie Durand', plan: 'Trial', role: 'user', lang: 'fr' },
    })
    expect(Object.keys(session).sort()).toEqual(['expires_at', 'expires_in', 'lock_key', 'profile', 'user'])
    expect(await client.call('get-session')).toEqual(session)
  })

  it('accepts the address in any case and with spaces around it', async () => {
    const form = await confirmedForm(testApp)
    const client = testApp.client()
    const typed = { ...form, email: ` ${form.email.toUpperCase()} ` }
    expect((await signIn(client, typed)).user.email).toBe(form.email)
  })

  it('verifies the password exactly as typed', async () => {
    const form = await confirmedForm(testApp, { password: ' Fenêtre  ouverte ' })
    const client = testApp.client()
    expect((await client.refusal('sign-in', wrong(form.email, form.password.trim()))).code).toBe('wrong-credentials')
    expect((await signIn(client, form)).user.email).toBe(form.email)
  })

  it('answers alike for a wrong password and for an address that nobody has', async () => {
    const form = await confirmedForm(testApp)
    const client = testApp.client()
    const known = await client.refusal('sign-in', wrong(form.email))
    const unknown = await client.refusal('sign-in', wrong('nobody@lifters.example'))
    expect({ ...unknown, request_id: '' }).toEqual({ ...known, request_id: '' })
    expect(known).toMatchObject({ status: 401, code: 'wrong-credentials' })
    expect(client.jar.header()).toBeUndefined()
  })

  it('is logged by its code when it fails, without address or password', async () => {
    const { email } = await confirmedForm(testApp)
    const { request_id } = await testApp.client().refusal('sign-in', wrong(email))
    const lines = testApp.log.filter(({ reqId }) => reqId === request_id)
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'call refused', code: 'wrong-credentials' }))
    expect(JSON.stringify(lines)).not.toContain(email)
    expect(JSON.stringify(lines)).not.toContain(wrong(email).body.password)
  })

  it('tells that an account is unconfirmed or blocked only after the right password', async () => {
    const client = testApp.client()
    const form = await signUp(client)
    expect((await client.refusal('sign-in', wrong(form.email))).code).toBe('wrong-credentials')
    expect((await client.refusal('sign-in', wrong(form.email, form.password))).code).toBe('email-unconfirmed')
    const member = await newcomer(testApp)
    await block(testApp, member.profile.id)
    expect((await client.refusal('sign-in', wrong(member.form.email))).code).toBe('wrong-credentials')
    expect((await client.refusal('sign-in', wrong(member.form.email, member.form.password))).code).toBe(
      'account-blocked',
    )
  })

  it('hashes the password again when it was hashed at another cost', async () => {
    const server = await testApp.another({ hashingCost: publishedCost })
    const form = await confirmedForm(testApp)
    const { pool } = testApp.platform.database
    const cheap = await hash(form.password, { memoryCost: 8192, timeCost: 1 })
    await pool.query('UPDATE users SET password_hash = $2 WHERE email = $1', [form.email, cheap])
    await signIn(server.client(), form)
    const { rows } = await pool.query('SELECT password_hash FROM users WHERE email = $1', [form.email])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(server.client(), form)).user.email).toBe(form.email)
    await server.close()
  })

  it('ends the session that this browser had before', async () => {
    const { client, form } = await newcomer(testApp)
    const before = client.copy()
    await signIn(client, form)
    expect((await before.refusal('get-session')).code).toBe('signed-out')
    expect((await client.call('get-session')).user.email).toBe(form.email)
  })

  it('refuses nonsense with the reason of each field', async () => {
    const client = testApp.client()
    const { status, body } = await client.send('sign-in', { body: { email: 'nobody', password: 7, extra: true } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid-input' })
    const { errors } = body as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['body.email', 'body.password', 'body.remember']),
    )
  })
})

describe('the session cookies', () => {
  it('are out of reach of scripts and of other sites, and the marker holds no secret', async () => {
    const { client } = await newcomer(testApp)
    for (const name of ['fonte_access', 'fonte_refresh', 'fonte_device']) {
      expect(client.jar.attributes(name)).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']))
    }
    expect(client.jar.get('fonte_session')).toBe((await client.call('get-session')).user.id)
    expect(client.jar.attributes('fonte_session')).not.toContain('httponly')
  })

  it('end with the browser unless one wished to stay signed in', async () => {
    const form = await confirmedForm(testApp)
    const [short, long] = [testApp.client(), testApp.client()]
    await signIn(short, form, false)
    await signIn(long, form, true)
    short.jar.restartBrowser()
    long.jar.restartBrowser()
    expect((await short.refusal('get-session')).code).toBe('signed-out')
    expect((await short.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
    expect((await long.call('get-session')).user.email).toBe(form.email)
  })

  it('carry the prefix of their host and are secure on https', async () => {
    const secure = await testApp.another({ env: { PUBLIC_URL: 'https://fonte.example' } })
    const form = await confirmedForm(testApp)
    const client = secure.client()
    await signIn(client, form)
    for (const name of ['__Host-fonte_access', '__Host-fonte_refresh', '__Host-fonte_device', 'fonte_session']) {
      expect(client.jar.attributes(name)).toEqual(expect.arrayContaining(['secure', 'path=/']))
      expect(client.jar.attributes(name).some((attribute) => attribute.startsWith('domain'))).toBe(false)
    }
    expect((await client.call('get-session')).user.email).toBe(form.email)
    await secure.close()
  })
})

describe('signing out', () => {
  it('ends the session on the server and clears its cookies, but knows the device again', async () => {
    const { client } = await newcomer(testApp)
    const stolen = client.copy()
    await client.call('sign-out', { body: {} })
    expect(client.jar.get('fonte_access')).toBeUndefined()
    expect(client.jar.get('fonte_refresh')).toBeUndefined()
    expect(client.jar.get('fonte_session')).toBeUndefined()
    expect(client.jar.get('fonte_device')).toBeDefined()
    expect((await stolen.refusal('get-session')).code).toBe('signed-out')
    expect((await stolen.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
  })

  it('ends the session also when the access token has run out', async () => {
    const { client } = await newcomer(testApp)
    const stolen = client.copy()
    testApp.clock.advance({ minutes: 6 })
    await client.call('sign-out', { body: {} })
    expect((await stolen.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
  })

  it('is harmless for somebody who is not signed in, and leaves other people’s sessions alone', async () => {
    const { client } = await newcomer(testApp)
    const nobody = testApp.client()
    await nobody.call('sign-out', { body: {} })
    const [id] = (client.jar.get('fonte_refresh') ?? '').split('.')
    nobody.jar.set('fonte_refresh', `${id}.${'A'.repeat(43)}`)
    await nobody.call('sign-out', { body: {} })
    expect((await client.call('get-session')).expires_in).toBe(300)
  })
})

describe('a session', () => {
  it('fails at the next call once its user is blocked, and cannot be renewed', async () => {
    const { client, profile } = await newcomer(testApp)
    await block(testApp, profile.id)
    expect((await client.refusal('get-profile')).code).toBe('signed-out')
    expect((await client.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
  })

  it('fails for tokens that were never ours', async () => {
    const { client } = await newcomer(testApp)
    const [id] = (client.jar.get('fonte_access') ?? '').split('.')
    for (const token of ['', 'x', `${id}`, `${id}.${'A'.repeat(43)}`, `${crypto.randomUUID()}.${'A'.repeat(43)}`]) {
      const liar = testApp.client()
      liar.jar.set('fonte_access', token)
      expect((await liar.refusal('get-session')).code).toBe('signed-out')
    }
    expect((await client.call('get-session')).expires_in).toBe(300)
  })

  it('notes that its user was here at most once for each pair of tokens', async () => {
    const { client, profile } = await newcomer(testApp)
    const seen = async () => {
      const { rows } = await testApp.platform.database.pool.query('SELECT last_seen_at FROM users WHERE id = $1', [
        profile.id,
      ])
      return rows[0].last_seen_at.getTime() - testApp.clock.now()
    }
    testApp.clock.advance({ minutes: 1 })
    await client.call('get-profile')
    expect(await seen()).toBe(0)
    testApp.clock.advance({ minutes: 1 })
    await client.call('get-profile')
    expect(await seen()).toBe(-60_000)
  })

  it('is signed out when it was never signed in', async () => {
    const nobody = testApp.client()
    expect(await nobody.refusal('get-session')).toMatchObject({ status: 401, code: 'signed-out' })
  })
})
