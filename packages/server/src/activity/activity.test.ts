import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { block, mailedToken, newcomer, newForm, signIn } from '../test-kit/factories.ts'
import { firstStep, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { noteAccountEvent } from './activity-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

const activity = async (client: Awaited<ReturnType<typeof newcomer>>['client']) =>
  (await client.call('get-account-activity')).items

const kinds = async (client: Awaited<ReturnType<typeof newcomer>>['client']) =>
  (await activity(client)).map(({ kind }) => kind)

const wrongPassword = (email: string) =>
  testApp.client('203.0.113.9', firefox).refusal('sign-in', { body: { email, password: 'wrong', remember: true } })

describe('the activity of an account', () => {
  it('tells of refused sign-ins, those of one browser within an hour together', async () => {
    const { client, form } = await newcomer(testApp)
    testApp.clock.advance({ seconds: 1 })
    for (let times = 0; times < 3; times += 1) await wrongPassword(form.email)
    await testApp.settle()
    const [refused] = await activity(client)
    expect(refused).toMatchObject({ kind: 'sign-in-refused', agent: 'Firefox · Windows', times: 3 })
    testApp.clock.advance({ minutes: 61 })
    await wrongPassword(form.email)
    await testApp.settle()
    await client.call('refresh-session', { body: {} })
    expect((await activity(client)).map(({ kind, times }) => `${kind} ${times}`)).toEqual([
      'sign-in-refused 1',
      'sign-in-refused 3',
      'new-browser 1',
    ])
  })

  it('holds nothing of addresses that nobody has, not even in the queue', async () => {
    const { rows: before } = await testApp.platform.database.pool.query('SELECT count(*) FROM account_events')
    const { email } = newForm()
    await wrongPassword(email)
    await testApp.settle()
    const { rows } = await testApp.platform.database.pool.query(
      'SELECT (SELECT count(*) FROM account_events), (SELECT count(*) FROM graphile_worker._private_jobs) AS jobs',
    )
    expect(rows).toEqual([{ ...before[0], jobs: 0 }])
  })

  it('tells of new browsers, resets, changes of password, and sessions that were ended', async () => {
    const { client, form, profile } = await newcomer(testApp)
    const phone = testApp.client('203.0.113.9', firefox)
    await signIn(phone, form)
    const { items } = await client.call('get-devices')
    const other = items.find(({ is_current }) => !is_current)
    await client.call('sign-out-device', { params: { id: other?.id ?? '' } })
    await client.call('sign-out-other-devices', { body: {} })
    const password = 'arraché 75 épaulé 95'
    await client.call('change-password', { body: { current_password: form.password, password } })
    await client.call('request-password-reset', { body: { email: form.email } })
    await testApp.settle()
    const token = await mailedToken(testApp, form.email)
    await client.call('update-password', { body: { token, password: form.password } })
    await signIn(client, form)
    expect((await kinds(client)).toSorted()).toEqual(
      [
        'new-browser',
        'new-browser',
        'session-ended',
        'sessions-ended',
        'password-changed',
        'reset-asked',
        'password-reset',
      ].toSorted(),
    )
    await block(testApp, profile.id)
  })

  it('tells of the second step: on, codes refused and used, new codes, off', async () => {
    const { client, form, app, recoveryCodes } = await protectedNewcomer(testApp)
    const phone = testApp.client()
    await firstStep(phone, form)
    await phone.refusal('complete-sign-in', { body: { code: 'no code' } })
    await phone.call('complete-sign-in', { body: { code: recoveryCodes[0] ?? '' } })
    await client.call('renew-recovery-codes', { body: { code: app.code() } })
    testApp.clock.advance({ seconds: 30 })
    await client.call('turn-off-second-factor', { body: { code: app.code() } })
    expect((await kinds(client)).toSorted()).toEqual(
      [
        'new-browser',
        'new-browser',
        'second-factor-on',
        'code-refused',
        'recovery-code-used',
        'recovery-codes-renewed',
        'second-factor-off',
      ].toSorted(),
    )
  })

  it('tells of a refresh token that came back, for which its session was ended', async () => {
    const { client, form } = await newcomer(testApp)
    const thief = client.copy()
    thief.jar.remove('fonte_device')
    await client.call('refresh-session', { body: {} })
    await client.call('get-session')
    testApp.clock.advance({ seconds: 11 })
    await thief.refusal('refresh-session', { body: {} })
    await signIn(client, form)
    expect(await kinds(client)).toContain('token-reused')
  })

  it('is bounded, and what strangers cause pushes out nothing else', async () => {
    const { client, profile } = await newcomer(testApp)
    const { database, now } = testApp.platform
    for (let index = 0; index < storedLimits.accountEvents / 2 + 5; index += 1) {
      const event = { user_id: profile.id, kind: 'sign-in-refused', agent: `browser ${index}` } as const
      await database.transaction((writer) => noteAccountEvent(event, now() + index, writer))
    }
    const items = await activity(client)
    expect(items).toHaveLength(storedLimits.accountEvents / 2 + 1)
    expect(items.map(({ kind }) => kind)).toContain('new-browser')
  })

  it('is one’s own alone', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    await wrongPassword(one.form.email)
    await testApp.settle()
    expect(await kinds(other.client)).toEqual(['new-browser'])
  })
})
