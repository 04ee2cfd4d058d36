import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newForm, signUp } from '../../test-kit/factories.ts'
import { startSmtpServer, type TestSmtpServer } from '../../test-kit/smtp-server.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { hastenJobs } from '../jobs/jobs.ts'

let smtp: TestSmtpServer
let testApp: OwnTestApp

beforeAll(async () => {
  smtp = await startSmtpServer()
  testApp = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Fonte <bonjour@fonte.example>' } })
})

afterAll(async () => {
  await testApp.close()
  await smtp.close()
})

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))
const messageIds = (mails: TestSmtpServer['mails']) =>
  mails.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
const jobs = async () => {
  const { rows } = await testApp.platform.database.pool.query('SELECT attempts FROM graphile_worker._private_jobs')
  return rows
}

/** Lets the back-off of every waiting job be over. */
const skipBackOff = () =>
  testApp.platform.database.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'")

/** Minutes go by: what waited comes nearer, the caretaker makes its round, and what is due is tried. */
const pass = async (minutes: number) => {
  const { pool } = testApp.platform.database
  await pool.query("UPDATE graphile_worker._private_jobs SET run_at = run_at - $1 * interval '1 minute'", [minutes])
  await hastenJobs(pool, Date.now())
  await testApp.settle()
}

describe('mail by SMTP', () => {
  it('arrives once, from the configured sender, as text and HTML, and leaves no job behind', async () => {
    const form = await signUp(testApp.client())
    await testApp.settle()
    await testApp.settle()
    const [mail, ...others] = mailsTo(form.email)
    expect(others).toEqual([])
    expect(mail?.source).toContain('From: Fonte <bonjour@fonte.example>')
    expect(mail?.source).toMatch(/Content-Type: text\/plain; charset=utf-8/)
    expect(mail?.source).toMatch(/Content-Type: text\/html; charset=utf-8/)
    expect(mail?.source).toMatch(/Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>/)
    expect(await jobs()).toEqual([])
  })

  it('is tried again with back-off while the server fails, and then arrives once under the same Message-ID', async () => {
    smtp.failNext(2)
    const form = await signUp(testApp.client())
    for (const attempts of [1, 2]) {
      await testApp.settle()
      await testApp.settle()
      expect(await jobs()).toEqual([{ attempts }])
      expect(mailsTo(form.email)).toEqual([])
      await skipBackOff()
    }
    await testApp.settle()
    expect(mailsTo(form.email)).toHaveLength(1)
    expect(await jobs()).toEqual([])
    expect(new Set(messageIds([...smtp.failed, ...mailsTo(form.email)])).size).toBe(1)
    expect(JSON.stringify(testApp.log)).not.toContain(form.email)
  })

  it('arrives within minutes of the end of an outage of an hour, each once', async () => {
    smtp.setDown(true)
    const forms = [await signUp(testApp.client())]
    for (let minute = 0; minute < 60; minute += 5) {
      await pass(5)
      if (minute % 20 === 0) forms.push(await signUp(testApp.client()))
    }
    expect(await jobs()).toHaveLength(forms.length)
    smtp.setDown(false)
    for (const _minute of [1, 2, 3, 4]) await pass(1)
    expect(forms.map(({ email }) => mailsTo(email).length)).toEqual(forms.map(() => 1))
    expect(await jobs()).toEqual([])
  })

  it('is tried for four days and more', async () => {
    smtp.setDown(true)
    const form = await signUp(testApp.client())
    await pass(1)
    const { pool } = testApp.platform.database
    const days = 4 * 24 * 60
    // Every two minutes, as often as the back-off ever allows.
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = $1', [days / 2])
    smtp.setDown(false)
    for (const _minute of [1, 2, 3, 4]) await pass(1)
    expect(mailsTo(form.email)).toHaveLength(1)
  })

  it('is given up, and logged without the address, when the recipient is refused for good', async () => {
    const { email } = newForm()
    smtp.refuse(email)
    await signUp(testApp.client(), { email })
    await testApp.settle()
    expect(await jobs()).toEqual([])
    const line = testApp.log.find(({ msg }) => msg === 'mail refused for good')
    expect(line).toMatchObject({ responseCode: 550 })
    expect(JSON.stringify(line)).not.toContain(email)
  })

  it('waits until the operator has mended MAIL_FROM, where the mail server refuses that for good', async () => {
    smtp.refuseSender(true)
    const form = await signUp(testApp.client())
    await testApp.settle()
    expect(await jobs()).toEqual([{ attempts: 1 }])
    smtp.refuseSender(false)
    await skipBackOff()
    await testApp.settle()
    expect(mailsTo(form.email)).toHaveLength(1)
    expect(await jobs()).toEqual([])
  })

  it('leaves only with the change it reports', async () => {
    const taken = await signUp(testApp.client())
    const form = newForm({ username: taken.username })
    await testApp.client().refusal('sign-up', { body: form })
    await testApp.settle()
    expect(mailsTo(form.email)).toEqual([])
  })

  it('closes the local mailbox', async () => {
    expect((await testApp.app.inject('/dev/mailbox.json')).statusCode).toBe(404)
  })
})
