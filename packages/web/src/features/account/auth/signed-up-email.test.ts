import { afterEach, expect, it, vi } from 'vitest'
import { forgetSignedUpEmail, keepSignedUpEmail, signedUpEmail } from './signed-up-email.ts'

afterEach(() => vi.useRealTimers())

it('the address that signed up stands at the sign-in, until somebody has signed in', async () => {
  expect(await signedUpEmail()).toBe('')
  await keepSignedUpEmail('marco@example.org')
  expect(await signedUpEmail()).toBe('marco@example.org')
  await forgetSignedUpEmail()
  expect(await signedUpEmail()).toBe('')
})

it('after a day the mailed link is good for nothing, and the address stands there no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 9) })
  await keepSignedUpEmail('marco@example.org')
  vi.setSystemTime(Date.UTC(2026, 10, 29, 8, 59))
  expect(await signedUpEmail()).toBe('marco@example.org')
  vi.setSystemTime(Date.UTC(2026, 10, 29, 9))
  expect(await signedUpEmail()).toBe('')
})
