import { afterEach, expect, it } from 'vitest'
import { publishedLimits } from '../platform/limits/limits.ts'
import type { Client } from '../test-kit/client.ts'
import { authenticator, firstStep, type ProtectedMember, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

afterEach(() => testApp.close())

const perHour = publishedLimits['second-step'].account.calls

/** Tries so many wrong codes, with a new challenge whenever one is over; the answer to the last. */
const guess = async (client: Client, member: ProtectedMember, times: number): Promise<string | undefined> => {
  let code: string | undefined
  for (let tried = 0; tried < times; tried += 1) {
    if (tried % 5 === 0) await firstStep(client, member.form)
    code = (await client.refusal('complete-sign-in', { body: { code: 'no code' } })).code
  }
  return code
}

it('codes are guessed ten times an hour for an account, wherever the guesses come from', async () => {
  testApp = await startTestApp({ limits: publishedLimits })
  const member = await protectedNewcomer(testApp)
  const [one, other] = [testApp.client('203.0.113.1'), testApp.client('203.0.113.2')]
  await guess(one, member, perHour / 2)
  expect(await guess(other, member, perHour / 2)).toBe('challenge-over')
  expect(await guess(one, member, 1)).toBe('rate-limited')
  await firstStep(other, member.form)
  const right = await other.refusal('complete-sign-in', { body: { code: member.app.code() } })
  expect(right.code).toBe('rate-limited')
  expect(right.retryAfter).toBeGreaterThan(60)
})

it('a browser that did the second step before is not locked out by guesses from elsewhere', async () => {
  testApp = await startTestApp({ limits: publishedLimits })
  const member = await protectedNewcomer(testApp)
  await guess(testApp.client('203.0.113.1'), member, perHour)
  await member.client.call('sign-out', { body: {} })
  await firstStep(member.client, member.form)
  await member.client.call('complete-sign-in', { body: { code: member.app.code() } })
})

it('a browser has no allowance of its own that only ever knew the password', async () => {
  testApp = await startTestApp({ limits: publishedLimits })
  const member = await protectedNewcomer(testApp)
  await member.client.call('turn-off-second-factor', { body: { code: member.app.code() } })
  const thief = testApp.client('203.0.113.1')
  const { email, password } = member.form
  await thief.call('sign-in', { body: { email, password, remember: true } })
  testApp.clock.advance({ seconds: 30 })
  const { secret } = await member.client.call('begin-second-factor', { body: {} })
  const app = authenticator(secret, testApp.clock.now)
  await member.client.call('turn-on-second-factor', { body: { code: app.code() } })
  await guess(testApp.client('203.0.113.2'), member, perHour)
  expect(await guess(thief, member, 1)).toBe('rate-limited')
})

it('right codes use up no allowance', async () => {
  testApp = await startTestApp({ limits: publishedLimits })
  const member = await protectedNewcomer(testApp)
  for (let times = 0; times < perHour + 1; times += 1) {
    const client = testApp.client()
    await firstStep(client, member.form)
    await client.call('complete-sign-in', { body: { code: member.app.code() } })
    testApp.clock.advance({ seconds: 30 })
  }
})

it('codes are guessed no more often in the settings', async () => {
  testApp = await startTestApp({ limits: publishedLimits })
  const member = await protectedNewcomer(testApp)
  const off = () => member.client.refusal('turn-off-second-factor', { body: { code: 'no code' } })
  const codes: string[] = []
  // Turning it on was the first call of this hour.
  for (let times = 0; times < perHour; times += 1) codes.push((await off()).code)
  expect(codes.slice(-2)).toEqual(['wrong-code', 'rate-limited'])
})
