import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealSecret } from '../platform/second-factor/sealed-secret.ts'
import { firstStep, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { resealSecrets } from './reseal-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

it('a start with a new key takes all secrets along, so that the former key can go; it tells what no key opens', async () => {
  const members = [await protectedNewcomer(testApp), await protectedNewcomer(testApp), await protectedNewcomer(testApp)]
  const { config, database } = testApp.platform
  const stranger = Buffer.alloc(32, 'nobody knows')
  const sealed = sealSecret([stranger], members[2]?.profile.id ?? '', Buffer.alloc(20))
  await database.pool.query('UPDATE second_factors SET sealed_secret = $1, key_name = $2 WHERE user_id = $3', [
    sealed.sealed_secret,
    sealed.key_name,
    members[2]?.profile.id,
  ])
  const key = Buffer.alloc(32, 'a new key')
  expect(await resealSecrets(database, [key, ...config.sessionKeys])).toBe(1)
  const later = await testApp.another({ env: { SESSION_KEY: key.toString('hex') } })
  for (const { app, form } of members.slice(0, 2)) {
    const client = later.client()
    await firstStep(client, form)
    await client.call('complete-sign-in', { body: { code: app.code() } })
  }
  await later.close()
})
