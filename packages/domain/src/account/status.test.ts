import { expect, it } from 'vitest'
import { userStatus } from './status.ts'

const now = 1_757_095_200_000
const day = 86_400_000
const regular = { blocked_at: null, confirmed_at: now - 90 * day, last_seen_at: now - day }

it('is active when confirmed and seen within 30 days', () => {
  expect(userStatus(regular, now)).toBe('active')
  expect(userStatus({ ...regular, last_seen_at: now - 30 * day }, now)).toBe('active')
})

it('is inactive when unconfirmed, never seen, or not seen for over 30 days', () => {
  expect(userStatus({ ...regular, confirmed_at: null }, now)).toBe('inactive')
  expect(userStatus({ ...regular, last_seen_at: null }, now)).toBe('inactive')
  expect(userStatus({ ...regular, last_seen_at: now - 30 * day - 1 }, now)).toBe('inactive')
})

it('is blocked before anything else', () => {
  expect(userStatus({ blocked_at: now - 1, confirmed_at: null, last_seen_at: null }, now)).toBe('blocked')
  expect(userStatus({ ...regular, blocked_at: now - 1 }, now)).toBe('blocked')
})
