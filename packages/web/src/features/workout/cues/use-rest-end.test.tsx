// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { play } from './sound-player.ts'
import { useRestEnd } from './use-rest-end.ts'

vi.mock('./sound-player.ts', () => ({ play: vi.fn(async () => undefined) }))

/** What was notified. */
const notified = vi.fn<(title: string) => void>()
const vibrate = vi.fn()

function Resting() {
  useRestEnd(useGuided(), () => undefined)
  return null
}

/** Has the page notice the end of a rest, at 3:30, so many ms late. */
function notice(late: number, visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  vi.useFakeTimers({ now: clock(3, 30) + late })
  return show(<Resting />, [{ type: 'start', at: clock(0) }, done(10, 60, clock(2))])
}

beforeEach(() => {
  class Told {
    static readonly permission = 'granted'
    constructor(title: string) {
      notified(title)
    }
  }
  vi.stubGlobal('Notification', Told)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'vibrate')
  for (const told of [notified, vibrate, vi.mocked(play)]) told.mockClear()
})

it.each([
  ['at once', 0, 1],
  ['a minute late, as browsers wake a hidden page no oftener', 59_000, 1],
  ['when it is no news any more', 600_000, 0],
])('a page that nobody looks at notifies of the end of a rest %s', async (_, late, times) => {
  const { act } = notice(late, 'hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(act.endRest).toHaveBeenCalledOnce()
  expect(notified).toHaveBeenCalledTimes(times)
})

it('neither sounds nor shakes long after the end of a rest, when somebody looks at the page again', async () => {
  const { act, toast } = notice(59_000, 'visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(act.endRest).toHaveBeenCalledOnce()
  expect(toast).toHaveBeenCalledOnce()
  expect([vi.mocked(play), vibrate, notified].flatMap(({ mock }) => mock.calls)).toEqual([])
})
