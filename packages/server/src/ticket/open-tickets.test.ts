import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../test-kit/event-stream.ts'
import { type Member, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { countOpenTickets } from './ticket-count-store.ts'

let testApp: OwnTestApp
let second: TestApp
let member: Member
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  second = await testApp.another()
  member = await newcomer(testApp)
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(async () => {
  await second.close()
  await testApp.close()
})

const file = async ({ client }: Member = member) => {
  const body = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Le minuteur ne sonne pas.' }
  return client.call('create-report', { body })
}
const pool = () => testApp.platform.database.pool
const stored = async () => {
  const { rows } = await pool().query("SELECT count(*)::integer AS open FROM reports WHERE status = 'Ouvert'")
  return rows[0].open as number
}
const told = (open: number) => ({ event: 'tickets', data: { open } })

describe('the count of open tickets', () => {
  it('is told to administrators; it is 0 for everybody else, and for nobody who is signed out', async () => {
    await file()
    const open = await stored()
    expect(open).toBeGreaterThan(0)
    expect(await admin.client.call('get-open-ticket-count')).toEqual({ open })
    expect(await member.client.call('get-open-ticket-count')).toEqual({ open: 0 })
    expect((await testApp.client().refusal('get-open-ticket-count')).code).toBe('signed-out')
  })

  it('follows each change of a row, deleted accounts and statements that fail included', async () => {
    const leaving = await newcomer(testApp)
    const kept = await file()
    for (const _ of [1, 2]) await file(leaving)
    await pool().query("UPDATE reports SET status = 'Fermé' WHERE id = $1", [kept.id])
    await leaving.client.call('delete-user-account', { body: {} })
    await pool()
      .query('BEGIN; INSERT INTO reports SELECT * FROM reports; COMMIT')
      .catch(() => pool().query('ROLLBACK'))
    expect(await countOpenTickets(testApp.platform.database.read)).toBe(await stored())
  })
})

describe('a page of an administrator', () => {
  it('hears the count when it connects, and whenever it changes, on every server', async () => {
    const pages = [await listenTo(testApp, admin.client), await listenTo(second, admin.client)]
    const before = await stored()
    for (const page of pages) expect(await page.next('tickets')).toEqual(told(before))
    const filed = await file()
    for (const page of pages) expect(await page.next('tickets')).toEqual(told(before + 1))
    await pool().query("UPDATE reports SET status = 'Fermé' WHERE id = $1", [filed.id])
    for (const page of pages) expect(await page.next('tickets')).toEqual(told(before))
  })

  it('is the only one that hears of it, from when its person is an administrator', async () => {
    const other = await newcomer(testApp)
    const page = await listenTo(testApp, other.client)
    await file()
    await promote(testApp, other.profile.id)
    expect(await page.next('tickets')).toEqual(told(await stored()))
  })
})
