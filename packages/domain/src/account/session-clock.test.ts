import { expect, it } from 'vitest'
import { idleSessionLife, isSessionExpired, sessionTick, shouldRenew } from './session-clock.ts'

const end = 1_757_095_200_000
const before = (seconds: number) => end - seconds * 1000

it('renews when three ticks of 30 s or fewer remain', () => {
  expect(sessionTick).toBe(30_000)
  expect(shouldRenew(end, before(300))).toBe(false)
  expect(shouldRenew(end, before(120))).toBe(false)
  expect(shouldRenew(end, before(119))).toBe(true)
  expect(shouldRenew(end, before(90))).toBe(true)
  expect(shouldRenew(end, before(-5))).toBe(true)
})

it('counts as expired ten seconds before its end', () => {
  expect(isSessionExpired(end, before(11))).toBe(false)
  expect(isSessionExpired(end, before(10))).toBe(true)
  expect(isSessionExpired(end, before(-1))).toBe(true)
})

it('lasts 30 days without use when one stays signed in, one day otherwise', () => {
  expect(idleSessionLife(true)).toBe(2_592_000_000)
  expect(idleSessionLife(false)).toBe(86_400_000)
})
