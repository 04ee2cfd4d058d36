import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, signUp } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { TestApp } from '../../test-kit/test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const paths = ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1']
const statuses = async ({ app }: TestApp, headers: Record<string, string>) => {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers })))
  return answers.map(({ statusCode }) => statusCode)
}

describe('the local mailbox', () => {
  it('shows each mail as a page to people and as JSON to scripts, newest first', async () => {
    const first = await signUp(testApp.client())
    const second = await signUp(testApp.client())
    const { app } = testApp
    const all = (await app.inject('/dev/mailbox.json')).json() as { to: string }[]
    expect(all.map(({ to }) => to)).toEqual([second.email, first.email])
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['created_at', 'html', 'links', 'subject', 'text', 'to'])
    const page = await app.inject('/dev/mailbox')
    const [mail] = await mailsTo(testApp, first.email)
    expect(page.body).toContain(`<a href="${mail?.links[0]}">`)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await app.inject('/dev/mailbox/1')).body).toBe(mail?.html)
    expect((await app.inject('/dev/mailbox/999')).statusCode).toBe(404)
    expect((await app.inject("/dev/mailbox/1'--")).statusCode).toBe(404)
  })

  it('is open to this machine under its own names only', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '127.0.0.1']) {
      expect(await statuses(testApp, { host })).toEqual([200, 200, 200])
    }
    for (const host of ['fonte.example', 'localhost.evil.example', '192.168.1.2:3000', '0.0.0.0', 'a b']) {
      expect(await statuses(testApp, { host })).toEqual([404, 404, 404])
    }
  })

  it('is closed to whatever a proxy passes on', async () => {
    for (const header of [
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
      'x-forwarded-port',
      'x-client-ip',
      'cf-connecting-ip',
      'true-client-ip',
    ]) {
      expect(await statuses(testApp, { [header]: '127.0.0.1' })).toEqual([404, 404, 404])
    }
  })

  it('does not exist where others can reach the server, or on a database of one’s own', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', SESSION_KEY: 'ab'.repeat(32) }
    const proxied = { PUBLIC_URL: 'https://fonte.example' }
    for (const env of [{ HOST: '0.0.0.0' }, proxied, { ...mail, DATABASE_URL: 'postgres://127.0.0.1/fonte' }]) {
      const other = await testApp.another({ env })
      expect(await statuses(other, { host: 'localhost:3000' })).toEqual([404, 404, 404])
      await other.close()
    }
  })
})
