// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onReturn } from './visibility.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Looks away, has `meanwhile` happen, and looks again. */
const lookAway = (meanwhile: () => void) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  meanwhile()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

it.each([
  ['a moment', () => vi.advanceTimersByTime(minute / 2), 0],
  ['a while', () => vi.advanceTimersByTime(2 * minute), 1],
  [
    'a night in which the device slept, and only its own time went on',
    () => vi.setSystemTime(Date.now() + 480 * minute),
    1,
  ],
  [
    'a while in which the time of the device was set back',
    () => {
      vi.advanceTimersByTime(2 * minute)
      vi.setSystemTime(Date.now() - 60 * minute)
    },
    1,
  ],
])('who looks again after %s', (_, meanwhile, times) => {
  const work = vi.fn()
  onReturn(minute, work)
  lookAway(meanwhile)
  expect(work).toHaveBeenCalledTimes(times)
})
