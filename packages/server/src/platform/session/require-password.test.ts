import { afterAll, beforeAll, expect, it } from 'vitest'
import { newcomer, promote } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { publishedLimits } from '../limits/limits.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ limits: publishedLimits })
})

afterAll(() => testApp.close())

it('a password that is asked once more cannot be guessed without end, whatever the operation’s own limit', async () => {
  const { client, profile, form } = await newcomer(testApp)
  await promote(testApp, profile.id)
  const guess = async (password: string) =>
    (await client.refusal('manage-user', { body: { action: 'block_user', userId: crypto.randomUUID(), password } }))
      .code
  const codes: string[] = []
  for (let number = 0; number < 11; number += 1) codes.push(await guess(`faux ${number}`))
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-password'), 'rate-limited'])
  expect(await guess(form.password)).toBe('rate-limited')
})
