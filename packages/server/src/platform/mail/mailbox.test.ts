import { type AddressInfo, connect, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailsTo, signUp } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { TestApp } from '../../test-kit/test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const paths = ['/dev/mailbox', '/dev/mailbox.json']
const statuses = async ({ app }: TestApp, headers: Record<string, string>) => {
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers })))
  return answers.map(({ statusCode }) => statusCode)
}

/** Where a path of the server leads whoever asks on this machine. */
const placeOf = async (path: string) => new URL(String((await testApp.app.inject(path)).headers.location))

/** A proxy on this machine that adds nothing to what it passes on, and rewrites the host as proxies do. */
const startSilentProxy = async (port: number) => {
  const proxy = fastify({ forceCloseConnections: true })
  proxy.get('/*', async ({ url }, reply) => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' })
    return reply
      .code(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text())
  })
  return { url: await proxy.listen({ host: '127.0.0.1', port: 0 }), close: () => proxy.close() }
}

describe('the local mailbox', () => {
  it('shows each mail as a page to people and as JSON to scripts, newest first', async () => {
    const first = await signUp(testApp.client())
    const second = await signUp(testApp.client())
    const json = await fetch(await placeOf('/dev/mailbox.json'))
    const all = (await json.json()) as { to: string }[]
    expect(all.map(({ to }) => to)).toEqual([second.email, first.email])
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['created_at', 'html', 'links', 'subject', 'text', 'to'])
    const place = await placeOf('/dev/mailbox')
    const page = await fetch(place)
    const html = await page.text()
    const [mail] = await mailsTo(testApp, first.email)
    expect(html).toContain(`<a href="${mail?.links[0]}">`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect([page, json].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
    expect(html).toContain('<a href="mailbox/1">HTML</a>')
    expect(await (await fetch(new URL('mailbox/1', place))).text()).toBe(mail?.html)
    for (const id of ['999', "1'--"]) expect((await fetch(new URL(`mailbox/${id}`, place))).status).toBe(404)
  })

  it('tells a script of the mails to one address alone', async () => {
    const { email } = await signUp(testApp.client(), {
      email: `a+b.${crypto.randomUUID().slice(0, 8)}@lifters.example`,
    })
    await signUp(testApp.client())
    const found = async (path: string) => (await (await fetch(await placeOf(path))).json()) as { to: string }[]
    expect((await found(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).map(({ to }) => to)).toEqual([email])
    expect(await found('/dev/mailbox.json?to=nobody@lifters.example')).toEqual([])
    for (const hostile of ['%00', '', 'one&to=two']) {
      expect((await fetch(await placeOf(`/dev/mailbox.json?to=${hostile}`))).status, hostile).toBe(200)
    }
  })

  it('lets nobody in through a proxy that adds nothing: they are led to a machine of their own', async () => {
    const { email } = await signUp(testApp.client())
    const server = await testApp.another()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const proxy = await startSilentProxy((server.app.server.address() as AddressInfo).port)
    for (const path of paths) {
      const answer = await fetch(`${proxy.url}${path}`, { redirect: 'manual' })
      expect(await answer.text()).not.toContain(email)
      const { hostname, pathname } = new URL(answer.headers.get('location') ?? '')
      expect(hostname).toBe('127.0.0.1')
      expect((await fetch(`${proxy.url}${pathname}`, { redirect: 'manual' })).status).toBe(404)
    }
    await proxy.close()
    await server.close()
  })

  it('opens at the next call when there was no port for it at the first', async () => {
    const server = await testApp.another()
    const failed = vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
      setImmediate(() => this.emit('error', Object.assign(new Error('no port is free'), { code: 'EADDRINUSE' })))
      return this
    })
    const ask = () => server.app.inject({ url: '/dev/mailbox.json', headers: { host: '127.0.0.1' } })
    expect((await ask()).statusCode).toBe(500)
    expect((await ask()).statusCode).toBe(307)
    failed.mockRestore()
    await server.close()
  })

  it('is at a place that nobody guesses, and knows no other name than the machine’s', async () => {
    const place = await placeOf('/dev/mailbox')
    expect(place.pathname).toMatch(/^\/[\w-]{22}\/mailbox$/)
    expect((await fetch(new URL('/dev/mailbox', place))).status).toBe(404)
    const socket = connect(Number(place.port), place.hostname)
    socket.end(`GET ${place.pathname} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('is open to this machine under its own names only', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '127.0.0.1']) {
      expect(await statuses(testApp, { host })).toEqual([307, 307])
    }
    for (const host of ['fonte.example', 'localhost.evil.example', '192.168.1.2:3000', '0.0.0.0', 'a b']) {
      expect(await statuses(testApp, { host })).toEqual([404, 404])
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
      expect(await statuses(testApp, { [header]: '127.0.0.1' })).toEqual([404, 404])
    }
  })

  it('does not exist where others can reach the server, or on a database of one’s own', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@b.example', SESSION_KEY: 'ab'.repeat(32) }
    const proxied = { PUBLIC_URL: 'https://fonte.example' }
    for (const env of [{ HOST: '0.0.0.0' }, proxied, { ...mail, DATABASE_URL: 'postgres://127.0.0.1/fonte' }]) {
      const other = await testApp.another({ env })
      expect(await statuses(other, { host: 'localhost:3000' })).toEqual([404, 404])
      await other.close()
    }
  })
})
