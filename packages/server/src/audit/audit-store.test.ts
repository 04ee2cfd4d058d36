import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeTasks } from '../purge/purge.ts'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { insertAudit } from './audit-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const day = 86_400_000

const note = async (daysAgo: number) => {
  const subject_id = randomUUID()
  const { database } = testApp.platform
  const action = {
    actor_id: null,
    action: 'block',
    subject_id,
    before: { status: 'active' },
    after: { status: 'blocked' },
  }
  await database.transaction((writer) => insertAudit(action, Date.now() - daysAgo * day, writer))
  return subject_id
}

const query = (text: string, values: readonly unknown[] = []) => testApp.platform.database.pool.query(text, [...values])
const refusal = /kept as it is for 365 days/

describe('the audit log', () => {
  it('is not changed, not shortened and not emptied, whoever asks', async () => {
    const subject = await note(364)
    await expect(query("UPDATE audit_log SET action = 'x' WHERE subject_id = $1", [subject])).rejects.toThrow(refusal)
    await expect(query('DELETE FROM audit_log WHERE subject_id = $1', [subject])).rejects.toThrow(refusal)
    await expect(query('TRUNCATE audit_log')).rejects.toThrow(refusal)
    const { rows } = await query('SELECT action, before, after FROM audit_log WHERE subject_id = $1', [subject])
    expect(rows).toEqual([{ action: 'block', before: { status: 'active' }, after: { status: 'blocked' } }])
  })

  it('loses what is older than a year by its job, and nothing else, also where the server’s clock is ahead', async () => {
    const [old, kept] = [await note(366), await note(364)]
    testApp.clock.advance({ days: 400 })
    await purgeTasks(testApp.platform)['purge-audit']?.(null)
    const { rows } = await query('SELECT subject_id FROM audit_log WHERE subject_id = ANY($1)', [[old, kept]])
    expect(rows).toEqual([{ subject_id: kept }])
  })

  it('keeps the line of an account that went', async () => {
    const { client, profile } = await newcomer(testApp)
    await client.call('delete-user-account', { body: {} })
    const { rows } = await query('SELECT action, actor_id FROM audit_log WHERE subject_id = $1', [profile.id])
    expect(rows).toEqual([{ action: 'delete-user-account', actor_id: profile.id }])
  })
})
