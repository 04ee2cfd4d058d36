import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'

let testApp: OwnTestApp
let mailing: TestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  mailing = await testApp.another({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@exemple.fr' } })
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(async () => {
  await mailing.close()
  await testApp.close()
})

it('a mail that waits is told, and one that fails with its reason, without the address that it goes to', async () => {
  const client = mailing.client()
  const { email, password } = admin.form
  await client.call('sign-in', { body: { email, password, remember: true } })
  const mails = async () => (await client.call('get-admin-figures')).mails
  const before = await mails()
  await client.call('request-password-reset', { body: { email } })
  await mailing.settle()
  const { rows } = await testApp.platform.database.pool.query(
    "SELECT count(*)::integer AS queued FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'",
  )
  const { queued } = rows[0]
  expect(queued).toBeGreaterThan(0)
  const after = await mails()
  expect([before.delivery, after.waiting + after.failing]).toEqual(['smtp', queued])
  expect(after.failing).toBeGreaterThan(0)
  expect(after.last_error).toMatch(/^mail not delivered/)
  expect(after.last_error).not.toContain(email)
})
