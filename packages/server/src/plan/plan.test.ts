import { isPremium } from '@fonte/domain/account/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const week = 7 * 86_400_000
const clear = { trial_started_at: null, trial_ends_at: null }

/** Gives somebody a plan as an administrator would. */
const give = (plan: 'Premium' | 'Invité', { profile }: Member) =>
  testApp.platform.database.pool.query(
    'UPDATE profiles SET plan = $2, trial_started_at = NULL, trial_ends_at = NULL WHERE id = $1',
    [profile.id, plan],
  )

const onBasic = async () => {
  const member = await newcomer(testApp)
  await member.client.call('cancel-plan', { body: {} })
  return member
}

describe('starting a trial', () => {
  it('gives seven days from now to somebody on Basic', async () => {
    const { client, profile } = await onBasic()
    const now = testApp.clock.now()
    const started = await client.call('start-trial', { body: {} })
    expect(started).toEqual({
      ...profile,
      plan: 'Trial',
      trial_started_at: new Date(now).toISOString(),
      trial_ends_at: new Date(now + week).toISOString(),
    })
    expect((await client.call('get-session')).profile).toEqual(started)
    const endsAt = Date.parse(started.trial_ends_at ?? '')
    expect([isPremium('Trial', endsAt, now + week - 1), isPremium('Trial', endsAt, now + week)]).toEqual([true, false])
  })

  it('is refused on any other plan, and changes nothing: also on a trial that is over', async () => {
    const member = await newcomer(testApp)
    const refused = async () => (await member.client.refusal('start-trial', { body: {} })).code
    expect(await refused()).toBe('plan-conflict')
    testApp.clock.advance({ days: 8 })
    await member.client.call('refresh-session', { body: {} })
    expect(await refused()).toBe('plan-conflict')
    expect(await member.client.call('get-profile')).toEqual(member.profile)
    for (const plan of ['Premium', 'Invité'] as const) {
      await give(plan, member)
      expect(await refused()).toBe('plan-conflict')
    }
  })

  it('starts once when it is asked for twice at the same time', async () => {
    const { client } = await onBasic()
    const answers = await Promise.all([1, 2].map(() => client.send('start-trial', { body: {} })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('cancelling a plan', () => {
  it('leads from Trial and from Premium back to Basic, without dates', async () => {
    const member = await newcomer(testApp)
    expect(await member.client.call('cancel-plan', { body: {} })).toEqual({
      ...member.profile,
      plan: 'Basic',
      ...clear,
    })
    await give('Premium', member)
    expect(await member.client.call('cancel-plan', { body: {} })).toMatchObject({ plan: 'Basic', ...clear })
  })

  it('is refused on Basic, and to guests, whose plan an administrator gave', async () => {
    const member = await onBasic()
    expect((await member.client.refusal('cancel-plan', { body: {} })).code).toBe('plan-conflict')
    await give('Invité', member)
    expect((await member.client.refusal('cancel-plan', { body: {} })).code).toBe('plan-conflict')
    expect((await member.client.call('get-profile')).plan).toBe('Invité')
  })
})

describe('a plan', () => {
  it('is nobody else’s to change, and cannot be chosen by what is sent', async () => {
    const [one, other] = [await onBasic(), await newcomer(testApp)]
    await one.client.call('start-trial', { body: {} })
    await one.client.call('cancel-plan', { body: {} })
    expect(await other.client.call('get-profile')).toEqual(other.profile)
    for (const operation of ['start-trial', 'cancel-plan'] as const) {
      const body = { plan: 'Premium', userId: other.profile.id }
      expect((await one.client.send(operation, { body })).status).toBe(400)
      expect((await testApp.client().refusal(operation, { body: {} })).code).toBe('signed-out')
    }
  })
})
