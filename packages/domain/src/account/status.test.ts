import { describe, expect, it } from 'vitest'
import { activeFor, statusOf } from './status.ts'

const now = Date.UTC(2026, 10, 22)
const account = { isBlocked: false, isConfirmed: true, lastSignInAt: now - activeFor, lastSeenAt: null }

describe('the status of an account', () => {
  it('is active for thirty days after a sign-in, to the last millisecond', () => {
    expect(statusOf(account, now)).toBe('active')
    expect(statusOf(account, now + 1)).toBe('inactive')
  })

  it('is active for thirty days after it was last used, however long ago the sign-in was', () => {
    expect(statusOf({ ...account, lastSignInAt: 0, lastSeenAt: now - activeFor }, now)).toBe('active')
    expect(statusOf({ ...account, lastSignInAt: null, lastSeenAt: now }, now)).toBe('active')
  })

  it('is inactive for who never signed in, and until the address is confirmed', () => {
    expect(statusOf({ ...account, lastSignInAt: null }, now)).toBe('inactive')
    expect(statusOf({ ...account, isConfirmed: false, lastSeenAt: now }, now)).toBe('inactive')
  })

  it('is blocked for who was blocked, whatever else is so', () => {
    expect(statusOf({ ...account, isBlocked: true }, now)).toBe('blocked')
    expect(statusOf({ ...account, isBlocked: true, isConfirmed: false, lastSignInAt: null }, now)).toBe('blocked')
  })
})
