import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, mailedToken, mailsTo, newcomer, newForm, signIn } from '../test-kit/factories.ts'
import { holdAccounts } from '../test-kit/hold-accounts.ts'
import { firstStep, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ times: { connect: 5_000, statement: 60_000, lock: 60_000, answer: 120_000 } })
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => testApp.close())

const wrongPassword = (email: string) =>
  testApp.client().refusal('sign-in', { body: { email, password: 'wrong', remember: true } })

const askForReset = (email: string) => testApp.client().call('request-password-reset', { body: { email } })

const kindsOf = async ({ client }: Member) =>
  (await client.call('get-account-activity')).items.map(({ kind }) => kind).filter((kind) => kind !== 'new-browser')

describe('what is to be done for accounts that are held for long', () => {
  it('waits for them alone: the mails of others leave meanwhile, and nothing of it is lost', async () => {
    const { pool } = testApp.platform.database
    const held = [await newcomer(testApp), await newcomer(testApp)]
    const other = await newcomer(testApp)
    await testApp.settle()
    const release = await holdAccounts(
      pool,
      held.map(({ profile }) => profile.id),
    )
    for (const { form } of held) {
      await wrongPassword(form.email)
      await askForReset(form.email)
    }
    await askForReset(other.form.email)
    await testApp.settle()
    const [mail] = await mailsTo(testApp, other.form.email)
    expect(mail?.subject).toContain('mot de passe')
    await release()
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await testApp.settle()
    for (const member of held) {
      expect((await kindsOf(member)).toSorted()).toEqual(['reset-asked', 'sign-in-refused'])
      expect((await mailsTo(testApp, member.form.email))[0]?.subject).toBe(mail?.subject)
    }
    const { rows } = await pool.query('SELECT attempts FROM graphile_worker.jobs')
    expect(rows).toEqual([])
  })
})

/** As many calls as there are connections to the database but for the one that holds the account. */
const crowd = 9

type Prepared = { readonly userId: string; readonly call: () => Promise<unknown> }

/** How many calls wait for a lock that somebody else holds. */
const waitingForLocks = async () => {
  const { rows } = await testApp.platform.database.pool.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows.length
}

/** Calls by which the owner of an account, who need not be signed in, comes to it once some secret was hashed. */
const prepared: Readonly<Record<'sign-in' | 'complete-sign-in' | 'update-password', () => Promise<Prepared>>> = {
  'sign-in': async () => {
    const { profile, form } = await newcomer(testApp)
    return { userId: profile.id, call: () => signIn(testApp.client(), form) }
  },
  'complete-sign-in': async () => {
    const { profile, form, recoveryCodes } = await protectedNewcomer(testApp)
    const browser = testApp.client()
    await firstStep(browser, form)
    const body = { code: recoveryCodes[0] ?? '' }
    return { userId: profile.id, call: () => browser.copy().send('complete-sign-in', { body }) }
  },
  'update-password': async () => {
    const { profile, form } = await newcomer(testApp)
    await askForReset(form.email)
    await testApp.settle()
    const body = { token: await mailedToken(testApp, form.email), password: 'arraché 75 épaulé 95' }
    return { userId: profile.id, call: () => testApp.client().send('update-password', { body }) }
  },
}

describe('an account that is held for long', () => {
  it.each([
    ['sign-in', 'verify'],
    ['complete-sign-in', 'digest'],
    ['update-password', 'hash'],
  ] as const)(
    'has its own calls of %s wait in line: they keep no connection to the database from anybody else',
    async (operation, work) => {
      const { passwords, database } = testApp.platform
      const other = await newcomer(testApp)
      const { userId, call } = await prepared[operation]()
      const release = await holdAccounts(database.pool, [userId])
      const hashing = vi.spyOn(passwords, work)
      const calls = Array.from({ length: crowd }, call)
      const hashed = () => hashing.mock.settledResults.filter(({ type }) => type === 'fulfilled').length
      await vi.waitUntil(() => hashed() === crowd, { timeout: 20_000 })
      await other.client.call('get-workout-totals')
      await release()
      await Promise.all(calls)
    },
  )

  it('keeps a username that its owner asks for, and the sign-ups for it wait in line: everybody else has connections', async () => {
    const { passwords, database } = testApp.platform
    const [owner, other] = [await newcomer(testApp), await newcomer(testApp)]
    const release = await holdAccounts(database.pool, [owner.profile.id])
    const { username } = newForm()
    const renamed = owner.client.send('update-username', { body: { username } })
    await vi.waitUntil(async () => (await waitingForLocks()) === 1)
    const hashing = vi.spyOn(passwords, 'hash')
    const signUps = Array.from({ length: crowd }, () =>
      testApp.client().send('sign-up', { body: { ...newForm({ username }), lang: 'fr' } }),
    )
    const hashed = () => hashing.mock.settledResults.filter(({ type }) => type === 'fulfilled').length
    await vi.waitUntil(() => hashed() === crowd, { timeout: 20_000 })
    await other.client.call('get-workout-totals')
    await release()
    expect((await renamed).status).toBe(200)
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(signUps.map(() => 409))
  })
})
