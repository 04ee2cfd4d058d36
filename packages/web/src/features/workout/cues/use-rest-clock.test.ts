// @vitest-environment happy-dom
import { clock, done, pushDayAfter } from '@fonte/domain/test-kit/workouts'
import type { Resting } from '@fonte/domain/workout/state'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { play } from './sound-player.ts'
import { useRestClock } from './use-rest-clock.ts'

vi.mock('./sound-player.ts', () => ({ play: vi.fn(async () => undefined) }))

/** The rest of 90 s after the first set, which ends at 3:30. */
let resting: Resting

/** How late (ms) each end was told. */
let ends: number[]

const watch = (state = resting) =>
  renderHook(({ shown }) => useRestClock(shown, (_, lateness) => ends.push(lateness)), {
    initialProps: { shown: state },
  })

beforeEach(() => {
  ends = []
  resting = pushDayAfter({ type: 'start', at: clock(0) }, done(10, 60, clock(2))) as Resting
  vi.mocked(play).mockClear()
  vi.useFakeTimers({ now: clock(2) })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the clock of a rest', () => {
  it('does not tell the end before its time', () => {
    watch()
    vi.advanceTimersByTime(89_999)
    expect(ends).toEqual([])
  })

  it('tells the end once, however long the rest stays on the screen', () => {
    watch()
    vi.advanceTimersByTime(120_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ends).toEqual([0])
  })

  it('sounds at three, two and one', () => {
    watch()
    vi.advanceTimersByTime(86_000)
    expect(play).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(vi.mocked(play).mock.calls).toEqual([['countdown'], ['countdown'], ['countdown']])
  })

  it('tells at once how long ago the rest ended when the page has slept, without a sound', () => {
    watch()
    vi.setSystemTime(clock(10))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ends).toEqual([390_000])
    expect(play).not.toHaveBeenCalled()
  })

  it('tells the end of a rest that was over before it was shown', () => {
    vi.setSystemTime(clock(4))
    watch()
    expect(ends).toEqual([30_000])
  })

  it('goes on where the clock of the device is set back', () => {
    watch()
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(clock(-57))
    vi.advanceTimersByTime(29_000)
    expect([ends, vi.mocked(play).mock.calls.length]).toEqual([[], 3])
    vi.advanceTimersByTime(1_000)
    expect(ends).toHaveLength(1)
  })

  it('keeps to the new end when the rest was made longer', () => {
    const { rerender } = watch()
    rerender({ shown: { ...resting, rest: { ...resting.rest, ends_at: clock(3, 45) } } })
    vi.advanceTimersByTime(104_999)
    expect(ends).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(ends).toHaveLength(1)
  })

  it('stops with the rest', () => {
    const { rerender } = watch()
    rerender({ shown: null as never })
    vi.advanceTimersByTime(120_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ends).toEqual([])
  })
})
