import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, mailedToken, mailsTo, newcomer, newForm } from '../test-kit/factories.ts'
import { firstStep, type ProtectedMember, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'

let testApp: OwnTestApp
/** A second server: what one server would put in line meets in the database. */
let other: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  other = await testApp.another()
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

/** A browser in which the right password was typed. */
const halfway = async ({ form }: ProtectedMember) => {
  const client = testApp.client()
  await firstStep(client, form)
  return client
}

const answer = (code: string) => ({ body: { code } })

/** How often the owner was told that somebody knows the password. */
const warnings = async ({ form }: ProtectedMember) =>
  (await mailsTo(testApp, form.email)).filter(({ subject }) => subject.startsWith('Quelqu’un connaît')).length

describe('a sign-in with a second step', () => {
  it('gives no session for the password alone, only a challenge that scripts cannot read', async () => {
    const client = await halfway(await protectedNewcomer(testApp))
    expect((await client.refusal('get-session')).code).toBe('signed-out')
    expect([client.jar.get('fonte_access'), client.jar.get('fonte_session')]).toEqual([undefined, undefined])
    expect(client.jar.attributes('fonte_challenge')).toEqual(
      expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', 'max-age=300']),
    )
  })

  it('is completed by the code of the app, typed as people type it', async () => {
    const member = await protectedNewcomer(testApp)
    const client = await halfway(member)
    const code = member.app.code()
    const session = await client.call('complete-sign-in', answer(` ${code.slice(0, 3)} ${code.slice(3)} `))
    expect(session.user.email).toBe(member.form.email)
    expect(client.jar.get('fonte_challenge')).toBeFalsy()
    expect((await client.call('get-session')).user.email).toBe(member.form.email)
  })

  it.each([-1, 1])('takes the code of a phone whose clock is off by %d step', async (off) => {
    const member = await protectedNewcomer(testApp)
    testApp.clock.advance({ seconds: 60 })
    await (await halfway(member)).call('complete-sign-in', answer(member.app.code(off)))
  })

  it.each([-2, 2])('refuses the code of a phone whose clock is off by %d steps', async (off) => {
    const member = await protectedNewcomer(testApp)
    testApp.clock.advance({ seconds: 90 })
    const client = await halfway(member)
    expect((await client.refusal('complete-sign-in', answer(member.app.code(off)))).code).toBe('wrong-code')
  })

  it('takes a code once: neither it nor an older one signs in again', async () => {
    const member = await protectedNewcomer(testApp)
    const code = member.app.code()
    const older = member.app.code(-1)
    await (await halfway(member)).call('complete-sign-in', answer(code))
    const client = await halfway(member)
    for (const used of [code, older]) {
      expect((await client.refusal('complete-sign-in', answer(used))).code).toBe('wrong-code')
    }
  })

  it('takes a code once when it comes to two servers at the same moment', async () => {
    for (const recovery of [false, true]) {
      const member = await protectedNewcomer(testApp)
      const code = recovery ? (member.recoveryCodes[0] ?? '') : member.app.code()
      const browsers = await Promise.all([0, 1, 2, 3].map(() => halfway(member)))
      const elsewhere = browsers.slice(2).map(({ jar }) => {
        const client = other.client()
        client.jar.set('fonte_challenge', jar.get('fonte_challenge') ?? '')
        return client
      })
      const all = [...browsers.slice(0, 2), ...elsewhere]
      const answers = await Promise.all(all.map((client) => client.send('complete-sign-in', answer(code))))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
      testApp.clock.advance({ seconds: 30 })
    }
  })

  it('opens one session a challenge: of two right codes at the same moment one wins', async () => {
    const member = await protectedNewcomer(testApp)
    testApp.clock.advance({ seconds: 60 })
    const client = await halfway(member)
    const codes = [member.app.code(), member.recoveryCodes[0] ?? '', member.recoveryCodes[1] ?? '']
    const answers = await Promise.all(codes.map((code) => client.copy().send('complete-sign-in', answer(code))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  it('takes each recovery code once, and tells the owner how many are left', async () => {
    const member = await protectedNewcomer(testApp)
    const code = (member.recoveryCodes[0] ?? '').toUpperCase()
    const client = await halfway(member)
    await client.call('complete-sign-in', answer(code))
    expect((await client.call('get-second-factor')).recovery_codes_left).toBe(9)
    const mails = await mailsTo(testApp, member.form.email)
    const mail = mails.find(({ subject }) => subject === 'Un code de récupération a été utilisé')
    expect(mail?.text).toContain('Il vous en reste 9.')
    expect((await (await halfway(member)).refusal('complete-sign-in', answer(code))).code).toBe('wrong-code')
  })

  it('is over after five minutes, after five wrong codes, and without its cookie', async () => {
    const member = await protectedNewcomer(testApp)
    const late = await halfway(member)
    testApp.clock.advance({ minutes: 5 })
    late.jar.set('fonte_challenge', late.jar.get('fonte_challenge') ?? 'gone')
    expect((await late.refusal('complete-sign-in', answer(member.app.code()))).code).toBe('challenge-over')
    const client = await halfway(member)
    const token = client.jar.get('fonte_challenge') ?? ''
    const codes: string[] = []
    for (let guess = 0; guess < 5; guess += 1) {
      codes.push((await client.refusal('complete-sign-in', answer(member.app.code(9 + guess)))).code)
    }
    expect(codes).toEqual(['wrong-code', 'wrong-code', 'wrong-code', 'wrong-code', 'challenge-over'])
    client.jar.set('fonte_challenge', token)
    expect((await client.refusal('complete-sign-in', answer(member.app.code()))).code).toBe('challenge-over')
    const nobody = await testApp.client().refusal('complete-sign-in', answer(member.app.code()))
    expect(nobody.code).toBe('challenge-over')
  })

  it('is not skipped by a reset of the password, and a challenge from before it is over', async () => {
    const member = await protectedNewcomer(testApp)
    const before = await halfway(member)
    await testApp.client().call('request-password-reset', { body: { email: member.form.email } })
    await testApp.settle()
    const token = await mailedToken(testApp, member.form.email)
    const password = 'soulevé de terre 180'
    const client = testApp.client()
    await client.call('update-password', { body: { token, password } })
    expect((await before.refusal('complete-sign-in', answer(member.app.code()))).code).toBe('challenge-over')
    await firstStep(client, { ...member.form, password })
    await client.call('complete-sign-in', answer(member.app.code()))
  })

  it('is refused for a blocked account, whatever the code', async () => {
    const member = await protectedNewcomer(testApp)
    const client = await halfway(member)
    await block(testApp, member.profile.id)
    expect((await client.refusal('complete-sign-in', answer(member.app.code()))).code).toBe('account-blocked')
    const { email, password } = member.form
    const again = await testApp.client().refusal('sign-in', { body: { email, password, remember: true } })
    expect(again.code).toBe('account-blocked')
  })

  it('is not what a wrong password or an unknown address meets', async () => {
    const member = await protectedNewcomer(testApp)
    const sign = (email: string) =>
      testApp.client().refusal('sign-in', { body: { email, password: 'not the password', remember: true } })
    const known = await sign(member.form.email)
    const unknown = await sign(newForm().email)
    expect({ ...known, request_id: '' }).toEqual({ ...unknown, request_id: '' })
    expect(known.code).toBe('wrong-credentials')
  })

  it('goes on after the server’s key was changed, and by a recovery code when the key is lost', async () => {
    const member = await protectedNewcomer(testApp)
    const [one, two] = [Buffer.alloc(32, 'a new key').toString('hex'), Buffer.alloc(32, 'test key').toString('hex')]
    const renewed = await testApp.another({ env: { SESSION_KEY: one, SESSION_KEY_PREVIOUS: two } })
    const lost = await testApp.another({ env: { SESSION_KEY: one } })
    const browsers = [renewed.client(), lost.client()] as const
    for (const browser of browsers) await firstStep(browser, member.form)
    await browsers[0].call('complete-sign-in', answer(member.app.code()))
    await browsers[1].call('complete-sign-in', answer(member.recoveryCodes[0] ?? ''))
    await Promise.all([renewed.close(), lost.close()])
  })

  it('counts no code, and tells nobody of one, while the server has no key that opens the secret', async () => {
    const member = await protectedNewcomer(testApp)
    const lost = await testApp.another({ env: { SESSION_KEY: Buffer.alloc(32, 'another key').toString('hex') } })
    const client = lost.client()
    await firstStep(client, member.form)
    const unavailable = { status: 503, code: 'unavailable', retryAfter: 30 }
    for (let time = 0; time < 6; time += 1) {
      expect(await client.refusal('complete-sign-in', answer(member.app.code()))).toMatchObject(unavailable)
    }
    const inSettings = lost.client()
    inSettings.jar.set('fonte_access', member.client.jar.get('fonte_access') ?? '')
    expect(await inSettings.refusal('turn-off-second-factor', answer(member.app.code()))).toMatchObject(unavailable)
    const told = lost.log.filter(({ reason }) => reason === `no key opens the second factor of ${member.profile.id}`)
    expect(told).toHaveLength(7)
    await lost.close()
    const kinds = (await member.client.call('get-account-activity')).items.map(({ kind }) => kind)
    expect(kinds).not.toContain('code-refused')
    expect(await warnings(member)).toBe(0)
    const elsewhere = testApp.client()
    elsewhere.jar.set('fonte_challenge', client.jar.get('fonte_challenge') ?? '')
    await elsewhere.call('complete-sign-in', answer(member.app.code()))
  })

  it('is asked of a sign-in under way when the second step is turned on after the password was read', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [member.profile.id])
    const { email, password } = member.form
    const underWay = testApp.client().send('sign-in', { body: { email, password, remember: true } })
    const waits = async () => {
      const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' LIMIT 1")
      return rows.length
    }
    await expect.poll(waits).toBe(1)
    await holder.query(
      `INSERT INTO second_factors (user_id, sealed_secret, key_name, begun_at, turned_on_at)
       VALUES ($1, '', '', now(), now())`,
      [member.profile.id],
    )
    await holder.query('COMMIT')
    holder.release()
    expect((await underWay).body).toMatchObject({ code: 'second-step-required' })
  })
})
