import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Member
let user: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

beforeEach(async () => {
  user = await newcomer(testApp)
})

afterAll(() => testApp.close())

const week = 7 * 86_400_000

describe('a plan that an administrator gives', () => {
  it('is theirs at once, a trial for seven days, any other without an end', async () => {
    const give = (plan: 'Basic' | 'Trial' | 'Premium' | 'Invité') =>
      admin.client.call('update-user-plan', { body: { userId: user.profile.id, plan } })
    for (const plan of ['Premium', 'Invité', 'Basic'] as const) {
      expect(await give(plan)).toMatchObject({ id: user.profile.id, plan, trial_ends_at: null })
      expect((await user.client.call('get-profile')).plan).toBe(plan)
    }
    const ends = new Date(testApp.clock.now() + week).toISOString()
    expect(await give('Trial')).toMatchObject({ plan: 'Trial', trial_ends_at: ends })
  })

  it('leaves a line for each change, and none where nothing changed', async () => {
    const body = { userId: user.profile.id, plan: 'Premium' } as const
    await admin.client.call('update-user-plan', { body })
    await admin.client.call('update-user-plan', { body })
    const { rows } = await testApp.platform.database.pool.query(
      "SELECT actor_id, before->>'plan' AS before, after->>'plan' AS after FROM audit_log WHERE subject_id = $1",
      [user.profile.id],
    )
    expect(rows).toEqual([{ actor_id: admin.profile.id, before: 'Trial', after: 'Premium' }])
  })

  it('is refused for an account that is not there, and as a plan that is none', async () => {
    const send = async (userId: string, plan: string) =>
      ((await admin.client.send('update-user-plan', { body: { userId, plan } })).body as { code: string }).code
    expect(await send(crypto.randomUUID(), 'Premium')).toBe('not-found')
    expect(await send(user.profile.id, 'Gold')).toBe('invalid-input')
  })
})

describe('ending the sessions of an account', () => {
  it('signs it out everywhere, and says from how many', async () => {
    const phone = testApp.client()
    await signIn(phone, user.form)
    const ended = await admin.client.call('end-user-sessions', { params: { id: user.profile.id }, body: {} })
    expect(ended).toEqual({ ended: 2 })
    for (const client of [user.client, phone]) expect((await client.refusal('get-profile')).code).toBe('signed-out')
    await signIn(phone, user.form)
    const { items } = await phone.call('get-account-activity')
    expect(items.map(({ kind }) => kind)).toContain('sessions-ended-by-admin')
  })

  it('is refused for one’s own account, and for one that is not there', async () => {
    const end = async (id: string) =>
      (await admin.client.refusal('end-user-sessions', { params: { id }, body: {} })).code
    expect(await end(admin.profile.id)).toBe('own-account')
    expect(await end(crypto.randomUUID())).toBe('not-found')
  })
})

describe('the history of a username', () => {
  it('is shown with the last change first', async () => {
    const former = user.profile.username
    await user.client.call('update-username', { body: { username: 'fer.rouge' } })
    testApp.clock.advance({ minutes: 1 })
    await user.client.call('update-username', { body: { username: 'fer.noir' } })
    const { items } = await admin.client.call('get-username-history', { params: { id: user.profile.id } })
    expect(items.map(({ old_username, new_username }) => [old_username, new_username])).toEqual([
      ['fer.rouge', 'fer.noir'],
      [former, 'fer.rouge'],
    ])
    const nobody = { params: { id: crypto.randomUUID() } }
    expect((await admin.client.refusal('get-username-history', nobody)).code).toBe('not-found')
  })
})
