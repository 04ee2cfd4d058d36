import { describe, expect, it } from 'vitest'
import { newForm, signIn } from '../test-kit/factories.ts'
import { startTestApp } from '../test-kit/start-test-app.ts'
import { createDemoAccounts } from './demo-accounts.ts'

describe('the demo accounts', () => {
  it('are a user and an admin who can sign in, made at the very first start only', async () => {
    const testApp = await startTestApp()
    const accounts = await createDemoAccounts(testApp.platform)
    expect(accounts.map(({ role }) => role)).toEqual(['user', 'admin'])
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2)
    for (const { email, password, role } of accounts) {
      expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
      expect((await signIn(testApp.client(), newForm({ email, password }))).profile.role).toBe(role)
    }
    expect(await createDemoAccounts(testApp.platform)).toEqual([])
    await testApp.close()
  })

  it('do not exist on a server that others can reach, nor on a database of one’s own', async () => {
    const testApp = await startTestApp({ env: { HOST: '0.0.0.0' } })
    expect(await createDemoAccounts(testApp.platform)).toEqual([])
    const proxied = await testApp.another({ env: { PUBLIC_URL: 'https://fonte.example' } })
    expect(await createDemoAccounts(proxied.platform)).toEqual([])
    await proxied.close()
    const env = {
      DATABASE_URL: 'postgres://127.0.0.1/fonte',
      SESSION_KEY: 'ab'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@b.example',
    }
    const own = await testApp.another({ env })
    expect(await createDemoAccounts(own.platform)).toEqual([])
    await own.close()
    await testApp.close()
  })
})
