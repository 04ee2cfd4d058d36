import { describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { startTestApp } from '../test-kit/start-test-app.ts'

describe('the log of a failure', () => {
  it('names the place and the reason, not the row that PostgreSQL refused', async () => {
    const testApp = await startTestApp()
    const { client, form } = await newcomer(testApp)
    await testApp.platform.database.pool.query(`ALTER TABLE reports ADD CONSTRAINT no_noise CHECK (content <> 'Aïe')`)
    const body = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Aïe' }
    const { code, request_id } = await client.refusal('create-report', { body })
    expect(code).toBe('internal')
    const line = testApp.log.find(({ level, reqId }) => level >= 50 && reqId === request_id)
    expect(line?.err).toMatchObject({ code: '23514', constraint: 'no_noise', stack: expect.stringContaining('report') })
    for (const secret of [form.email, form.username, 'Aïe']) expect(JSON.stringify(testApp.log)).not.toContain(secret)
    await testApp.close()
  })
})
