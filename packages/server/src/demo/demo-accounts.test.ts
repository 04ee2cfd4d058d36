import { describe, expect, it } from 'vitest'
import { runCommandOn } from '../test-kit/command.ts'
import { newcomer, newForm, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { blockDemoAccounts, createDemoAccounts } from './demo-accounts.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example' }
const open = { PUBLIC_URL: 'https://fonte.example' }

/** A server as it is before its demo accounts are made. */
const startWithLibrary = async (): Promise<OwnTestApp> => {
  const testApp = await startTestApp({ library: true })
  return testApp
}

describe('the demo accounts', () => {
  it('are a user and an admin who can sign in, made at the very first start only', async () => {
    const testApp = await startWithLibrary()
    const accounts = await createDemoAccounts(testApp.platform)
    expect(accounts.map(({ role }) => role)).toEqual(['user', 'admin'])
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2)
    for (const { email, password, role } of accounts) {
      expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
      expect((await signIn(testApp.client(), newForm({ email, password }))).profile.role).toBe(role)
    }
    expect(await createDemoAccounts(testApp.platform)).toEqual([])
    await testApp.close()
  })

  it('show a year of training to who looks for the first time: three programs in turn, and about 150 workouts', async () => {
    const testApp = await startWithLibrary()
    const [user, admin] = await createDemoAccounts(testApp.platform)
    if (!user || !admin) throw new Error('there are two demo accounts')
    const client = testApp.client()
    await signIn(client, newForm(user))
    const { items: programs } = await client.call('get-programs')
    expect(programs.map(({ name }) => name)).toEqual(['Poussée', 'Tirage', 'Jambes'])
    const { content } = await client.call('get-training-plan')
    expect(content).toMatchObject({ schedule: { kind: 'rotation', programs: programs.map(({ id }) => id) }, goal: 3 })
    const totals = await client.call('get-workout-totals')
    expect(totals.sessions).toBeGreaterThan(130)
    const came = await testApp.platform.database.pool.query(
      'SELECT FROM workout_history WHERE created_at <> completed_at',
    )
    expect(came.rows).toEqual([])
    const { items } = await client.call('get-workout-history', { query: {} })
    const latest = await client.call('get-workout-history-entry', { params: { id: items[0]?.id ?? '' } })
    expect(latest.sets.map(({ exercise_name }) => exercise_name)).not.toContain(latest.sets[0]?.exercise_id)
    const other = testApp.client()
    await signIn(other, newForm(admin))
    expect((await other.call('get-workout-totals')).sessions).toBe(0)
    await testApp.close()
  })

  it('do not exist on a server that others can reach, nor on a database of one’s own', async () => {
    const testApp = await startTestApp({ env: { HOST: '0.0.0.0' } })
    expect(await createDemoAccounts(testApp.platform)).toEqual([])
    const proxied = await testApp.another({ env: open })
    expect(await createDemoAccounts(proxied.platform)).toEqual([])
    await proxied.close()
    const env = { ...mail, DATABASE_URL: 'postgres://127.0.0.1/fonte', SESSION_KEY: 'ab'.repeat(32) }
    const own = await testApp.another({ env })
    expect(await createDemoAccounts(own.platform)).toEqual([])
    await own.close()
    await testApp.close()
  })

  it('are blocked, and signed out, at the first start of a server that others can reach, and nobody else is', async () => {
    const testApp = await startWithLibrary()
    const [user, admin] = await createDemoAccounts(testApp.platform)
    if (!user || !admin) throw new Error('there are two demo accounts')
    const { form: other } = await newcomer(testApp)
    const signedIn = testApp.client()
    await signIn(signedIn, newForm(admin))
    expect(await blockDemoAccounts(testApp.platform)).toEqual([])
    const opened = await testApp.another({ env: open })
    expect(await blockDemoAccounts(opened.platform)).toEqual([admin.email, user.email])
    expect(await blockDemoAccounts(opened.platform)).toEqual([])
    expect((await signedIn.refusal('get-profile')).code).toBe('signed-out')
    for (const { email, password } of [user, admin]) {
      const { code } = await testApp.client().refusal('sign-in', { body: { email, password, remember: true } })
      expect(code).toBe('account-blocked')
    }
    await signIn(testApp.client(), other)
    await opened.close()
    await testApp.close()
  })

  it('stay blocked on a server that is this machine’s again, until somebody unblocks them', async () => {
    const testApp = await startWithLibrary()
    const [user] = await createDemoAccounts(testApp.platform)
    if (!user) throw new Error('there is a demo user')
    const opened = await testApp.another({ env: open })
    await blockDemoAccounts(opened.platform)
    await opened.close()
    const unblock = (email: string) => runCommandOn(testApp.platform, 'unblock', email)
    expect(await createDemoAccounts(testApp.platform)).toEqual([])
    const client = testApp.client()
    await client.refusal('sign-in', { body: { email: user.email, password: user.password, remember: true } })
    expect(await unblock(user.email)).toEqual({ code: 0, words: `${user.email} can sign in again.` })
    expect(await unblock(user.email)).toEqual({ code: 0, words: `${user.email} is not blocked.` })
    expect((await unblock('nobody@fonte.example')).code).toBe(1)
    await signIn(testApp.client(), newForm(user))
    await testApp.close()
  })
})
