import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wakingNow } from './clock.ts'

const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['an hour', () => vi.advanceTimersByTime(hour), hour],
  ['an hour in which the device slept, and only its own time went on', () => vi.setSystemTime(Date.now() + hour), hour],
  [
    'an hour in which the time of the device was set back',
    () => {
      vi.setSystemTime(Date.now() - 24 * hour)
      wakingNow()
      vi.advanceTimersByTime(hour)
    },
    hour,
  ],
  [
    'an hour of sleep after the time of the device was set back',
    () => {
      vi.setSystemTime(Date.now() - 24 * hour)
      wakingNow()
      vi.setSystemTime(Date.now() + hour)
    },
    hour,
  ],
])('on the clock that counts sleep %s is that long', (_, passes, long) => {
  const before = wakingNow()
  passes()
  expect(wakingNow() - before).toBe(long)
})
