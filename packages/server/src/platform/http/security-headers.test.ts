import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('every answer', () => {
  it('allows no script, style or frame but our own, and tells no other site where one was', async () => {
    for (const url of ['/api/site', '/api/nowhere', '/api/session', '/healthz']) {
      const { headers } = await testApp.app.inject(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|script-src|style-src|upgrade-insecure/)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('lets no page use the camera, the place or a payment, and ours keep the screen awake', async () => {
    for (const url of ['/api/site', '/api/nowhere', '/healthz']) {
      const policy = String((await testApp.app.inject(url)).headers['permissions-policy'])
      for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
        expect(policy).toContain(`${name}=()`)
      expect(policy).toMatch(/\bautoplay=\(self\), screen-wake-lock=\(self\)$/)
    }
  })

  it('is kept for nobody else, and asked for anew each time', async () => {
    for (const url of ['/api/site', '/api/exercises', '/api/programs', '/api/nowhere']) {
      const { headers } = await testApp.app.inject(url)
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })

  it('is as well guarded when its address cannot even be read', async () => {
    for (const url of ['/api/programs/%zz', `/api/programs/${'a'.repeat(2000)}`]) {
      const { headers, statusCode } = await testApp.app.inject(url)
      expect(statusCode).toBe(400)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    }
  })

  it('waits two minutes for a call to arrive, not for ever', () => {
    expect(testApp.app.server.requestTimeout).toBe(120_000)
  })

  it('binds browsers to https where Fonte is reached by https', async () => {
    const secure = await testApp.another({ env: { PUBLIC_URL: 'https://fonte.example' } })
    const { headers } = await secure.app.inject('/api/site')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    await secure.close()
  })
})
