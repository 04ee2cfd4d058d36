import { afterEach, describe, expect, it } from 'vitest'
import { confirmedForm, signIn } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { hashingLimits, publishedCost } from '../session/passwords.ts'
import { publishedLimits } from './limits.ts'

const gym = '203.0.113.77'
const { perSource, perAccount } = hashingLimits

let testApp: OwnTestApp

afterEach(() => testApp.close())

/** So many sign-ins at one moment from one address, each with the account that `emailOf` names; their outcomes. */
const flood = (count: number, emailOf: (index: number) => string) =>
  Array.from({ length: count }, async (_, index) => {
    const body = { email: emailOf(index), password: 'whatever it is', remember: true }
    return testApp.client(gym).refusal('sign-in', { body })
  })

const codes = (outcomes: readonly { readonly code: string }[], code: string) =>
  outcomes.filter((outcome) => outcome.code === code).length

describe('sign-ins of one address at one moment', () => {
  it('are hashed up to a bound, and hold up nobody who comes from elsewhere', async () => {
    testApp = await startTestApp({ hashingCost: publishedCost })
    const form = await confirmedForm(testApp)
    const floods = flood(perSource + 20, (index) => `lifter-${index}@gym.example`)
    const elsewhere = await signIn(testApp.client('198.51.100.4'), form)
    expect(elsewhere.user.email).toBe(form.email)
    const outcomes = await Promise.all(floods)
    expect(codes(outcomes, 'too-many-at-once')).toBeGreaterThanOrEqual(1)
    expect(codes(outcomes, 'too-many-at-once') + codes(outcomes, 'wrong-credentials')).toBe(outcomes.length)
    expect(outcomes.find(({ code }) => code === 'too-many-at-once')).toMatchObject({ status: 429, retryAfter: 2 })
    expect((await signIn(testApp.client(gym), form)).user.email).toBe(form.email)
  })

  it('leave room for the neighbours when all of them name one account', async () => {
    testApp = await startTestApp({ hashingCost: publishedCost })
    const form = await confirmedForm(testApp)
    const floods = flood(perAccount + 20, () => 'one@gym.example')
    expect((await signIn(testApp.client(gym), form)).user.email).toBe(form.email)
    const outcomes = await Promise.all(floods)
    expect(codes(outcomes, 'too-many-at-once')).toBeGreaterThanOrEqual(1)
  })

  it('count for no account where they were refused before anything was compared', async () => {
    const { account, ...others } = publishedLimits['sign-in']
    const limits = { ...publishedLimits, 'sign-in': { ...others, account: { ...account, calls: 1 } } }
    testApp = await startTestApp({ limits, hashingCost: publishedCost })
    const email = (index: number) => `lifter-${index}@gym.example`
    const outcomes = await Promise.all(flood(perSource + 20, email))
    const refused = outcomes.findIndex(({ code }) => code === 'too-many-at-once')
    const body = { email: email(refused), password: 'whatever it is', remember: true }
    expect((await testApp.client(gym).refusal('sign-in', { body })).code).toBe('wrong-credentials')
  })
})
