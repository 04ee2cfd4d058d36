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
  await signIn(admin.client, admin.form)
})

afterAll(() => testApp.close())

const log = async () => (await admin.client.call('get-audit-log', { query: { subject: user.profile.id } })).items
const last = async () => (await log())[0]?.id ?? ''
const undo = (id: string) => {
  testApp.clock.advance({ seconds: 1 })
  return admin.client.call('undo-admin-action', { params: { id }, body: {} })
}
const refusal = async (id: string) =>
  (await admin.client.refusal('undo-admin-action', { params: { id }, body: {} })).code
const give = (plan: 'Basic' | 'Premium') => {
  testApp.clock.advance({ seconds: 1 })
  return admin.client.call('update-user-plan', { body: { userId: user.profile.id, plan } })
}
const manage = (action: 'block_user' | 'unblock_user') => {
  testApp.clock.advance({ seconds: 1 })
  return admin.client.call('manage-user', { body: { action, userId: user.profile.id } })
}

describe('undoing an action', () => {
  it('gives a plan back with its dates, and leaves a line of its own', async () => {
    await give('Premium')
    const id = await last()
    await undo(id)
    expect(await user.client.call('get-profile')).toEqual(user.profile)
    const [undoing, undone] = await log()
    expect(undone).toMatchObject({ id, is_undone: true, can_undo: false })
    expect(undoing).toMatchObject({ action: 'update-user-plan', is_undone: false, can_undo: true })
    expect(undoing?.changes).toContainEqual({ field: 'plan', before: 'Premium', after: 'Trial' })
    expect(await refusal(id)).toBe('undo-conflict')
  })

  it('unblocks whom it blocked, and blocks whom it let in', async () => {
    await manage('block_user')
    await undo(await last())
    await signIn(user.client, user.form)
    await undo(await last())
    expect((await user.client.refusal('get-profile')).code).toBe('signed-out')
    expect((await log()).map(({ action }) => action)).toEqual(['block', 'unblock', 'block'])
  })

  it('asks for the password where it blocks, when it was typed over 15 minutes ago', async () => {
    await manage('block_user')
    await manage('unblock_user')
    testApp.clock.advance({ minutes: 16 })
    await admin.client.call('refresh-session', { body: {} })
    expect(await refusal(await last())).toBe('password-required')
  })

  it('is refused when somebody has changed it since: an administrator, or its owner', async () => {
    await give('Premium')
    const first = await last()
    await give('Basic')
    expect(await refusal(first)).toBe('undo-conflict')
    const second = await last()
    await user.client.call('start-trial', { body: {} })
    expect(await refusal(second)).toBe('undo-conflict')
    expect((await user.client.call('get-profile')).plan).toBe('Trial')
  })

  it('is possible for a day and no longer', async () => {
    await give('Premium')
    const id = await last()
    testApp.clock.advance({ days: 1, seconds: 1 })
    await signIn(admin.client, admin.form)
    expect((await log())[0]?.can_undo).toBe(false)
    expect(await refusal(id)).toBe('undo-conflict')
  })

  it('happens once when two ask for it at the same time', async () => {
    await give('Premium')
    const id = await last()
    const both = await Promise.all(
      [1, 2].map(() => admin.client.send('undo-admin-action', { params: { id }, body: {} })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  it('is not there for what cannot be taken back, nor for what never was', async () => {
    await admin.client.call('end-user-sessions', { params: { id: user.profile.id }, body: {} })
    expect((await log())[0]).toMatchObject({ action: 'end-user-sessions', can_undo: false })
    expect(await refusal(await last())).toBe('undo-conflict')
    expect(await refusal(crypto.randomUUID())).toBe('not-found')
  })
})
