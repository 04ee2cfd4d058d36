import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newcomer, promote } from '../test-kit/factories.ts'
import { holdTable } from '../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

it('an administrator who leaves after years of training keeps no other one from anything meanwhile', async () => {
  const [leaver, other] = [await newcomer(testApp), await newcomer(testApp)]
  for (const { profile } of [leaver, other]) await promote(testApp, profile.id)
  const { pool } = testApp.platform.database
  // Their training goes for as long as the table is held.
  const held = await holdTable(pool, 'body_measures')
  const leaving = leaver.client.call('delete-user-account', { body: {} })
  await held.isWaitedFor()
  let isDone = false
  const change = other.client.call('update-language', { body: { lang: 'en' } }).finally(() => {
    isDone = true
  })
  await vi.waitUntil(async () => isDone || (await held.waiting()) > 1, { timeout: 20_000 })
  const waited = !isDone
  await held.release()
  await Promise.all([leaving, change])
  expect(waited).toBe(false)
})
