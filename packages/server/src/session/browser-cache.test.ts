import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { newcomer, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const headersOf = async (client: Client, method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) => {
  const headers = { cookie: client.jar.header() ?? '', origin: testApp.platform.config.publicUrl }
  const body = method !== 'GET' ? { payload } : {}
  const response = await testApp.app.inject({ method, url, headers, ...body })
  expect(response.statusCode).toBeLessThan(300)
  return response.headers
}

describe('the browser’s own cache', () => {
  it('keeps nothing of a session, a profile, the devices, an export, or any change', async () => {
    const { client } = await newcomer(testApp)
    const urls = ['/api/session', '/api/profile', '/api/devices', '/api/second-factor', '/api/account-activity']
    for (const url of urls) {
      expect((await headersOf(client, 'GET', url))['cache-control']).toBe('no-store')
    }
    expect((await headersOf(client, 'POST', '/api/personal-data/export'))['cache-control']).toBe('no-store')
    expect((await headersOf(client, 'POST', '/api/session/refresh'))['cache-control']).toBe('no-store')
    expect((await headersOf(client, 'GET', '/api/programs'))['cache-control']).toBe('private, no-cache')
  })

  it('is emptied at sign-out, deletion and change of password, and the storage is not', async () => {
    const { client, form } = await newcomer(testApp)
    const change = { current_password: form.password, password: 'une autre phrase 26' }
    const changed = await headersOf(client, 'PUT', '/api/password', change)
    expect(changed['clear-site-data']).toBe('"cache"')
    const again = { ...form, password: change.password }
    await signIn(client, again)
    expect((await headersOf(client, 'POST', '/api/session/end'))['clear-site-data']).toBe('"cache"')
    await signIn(client, again)
    const deleted = await headersOf(client, 'POST', '/api/personal-data/delete-account')
    expect(deleted['clear-site-data']).toBe('"cache"')
  })
})

describe('the key of what a device locks', () => {
  it('is the same at each of a person’s sign-ins, on every device, and nobody else’s', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { lock_key } = await one.client.call('get-session')
    expect(Buffer.from(lock_key ?? '', 'base64url')).toHaveLength(32)
    expect((await signIn(testApp.client(), one.form)).lock_key).toBe(lock_key)
    expect((await other.client.call('get-session')).lock_key).not.toBe(lock_key)
    const refused = await testApp.client().refusal('get-session')
    expect(JSON.stringify(refused)).not.toContain('lock_key')
  })
})
