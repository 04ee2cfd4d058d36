import { expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { completedAt } from './completed-at.ts'

const now = 1_757_095_200_000
const hour = 3_600_000
const anyTime = fc.integer({ min: 0, max: 2 ** 45 })

it('is the time of completion when both clocks are right', () => {
  expect(completedAt(now, now, now - 5 * hour)).toBe(now - 5 * hour)
})

it('is right when the clock of the device is years off', () => {
  const off = 3 * 365 * 24 * hour
  expect(completedAt(now, now - off, now - off - hour)).toBe(now - hour)
  expect(completedAt(now, now + off, now + off - hour)).toBe(now - hour)
})

it('is now when the clock of the device was set back before sending', () => {
  expect(completedAt(now, now - hour, now)).toBe(now)
})

it('is never in the future', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anyTime, (server, sent, completed) => {
      expect(completedAt(server, sent, completed)).toBeLessThanOrEqual(server)
    }),
  )
})

it('does not depend on how far the clock of the device is off', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anyTime, fc.integer(), (server, sent, completed, off) => {
      expect(completedAt(server, sent + off, completed + off)).toBe(completedAt(server, sent, completed))
    }),
  )
})
