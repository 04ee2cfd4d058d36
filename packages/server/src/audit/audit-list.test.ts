import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { insertAudit } from './audit-store.ts'

let testApp: OwnTestApp
let admin: Member
let user: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  user = await newcomer(testApp)
  await admin.client.call('update-user-plan', { body: { userId: user.profile.id, plan: 'Premium' } })
  testApp.clock.advance({ minutes: 1 })
  await note('block', null, user.profile.id)
})

afterAll(() => testApp.close())

const note = (action: string, actor_id: string | null, subject_id: string | null) =>
  testApp.platform.database.transaction((writer) =>
    insertAudit({ actor_id, action, subject_id, details: { n: 1 } }, testApp.clock.now(), writer),
  )

type Query = { action?: string; actor?: string; subject?: string; since?: string; until?: string; cursor?: string }
const log = (query: Query) => admin.client.call('get-audit-log', { query })
const actions = async (query: Query) => (await log(query)).items.map(({ action }) => action)

describe('the audit log', () => {
  it('tells who did what to whom, when and from what to what, the last first, under the names of today', async () => {
    await user.client.call('update-username', { body: { username: 'fer.blanc' } })
    const { items, total } = await log({ subject: user.profile.id })
    expect(total).toBe(2)
    expect(items[1]).toMatchObject({
      action: 'update-user-plan',
      actor: { id: admin.profile.id, name: admin.profile.username },
      subject: { id: user.profile.id, name: 'fer.blanc' },
    })
    expect(items[1]?.changes).toContainEqual({ field: 'plan', before: 'Trial', after: 'Premium' })
    expect(items[0]).toMatchObject({ action: 'block', actor: null })
  })

  it('is filtered by action, by who did it, by whom it was done to and by time', async () => {
    expect(await actions({ action: 'update-user-plan' })).toEqual(['update-user-plan'])
    expect(await actions({ actor: admin.profile.id })).toEqual(['update-user-plan'])
    expect(await actions({ actor: 'command', subject: user.profile.id })).toEqual(['block'])
    expect(await actions({ actor: 'nobody' })).toEqual([])
    const now = new Date(testApp.clock.now()).toISOString()
    expect(await actions({ subject: user.profile.id, since: now })).toEqual(['block'])
    expect(await actions({ subject: user.profile.id, until: now })).toEqual(['update-user-plan'])
  })

  it('keeps its lines when somebody of them has gone, without a name', async () => {
    const gone = await newcomer(testApp)
    await gone.client.call('delete-user-account', { body: {} })
    const { items } = await log({ subject: gone.profile.id })
    expect(items).toMatchObject([{ actor: { id: gone.profile.id, name: null }, subject: { name: null } }])
  })

  it('is paged through without a gap or a row twice, also where many have the same time', async () => {
    const subject = 'predefined-squat'
    for (let n = 0; n < 60; n += 1) await note('update-library-exercise', admin.profile.id, subject)
    const seen: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page = await log({ subject, ...(cursor && { cursor }) })
      expect(page.total).toBe(60)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    const { body } = await admin.client.send('get-audit-log', { query: { cursor: 'bm9uZQ' } })
    expect(body).toMatchObject({ code: 'invalid-input' })
  })
})
