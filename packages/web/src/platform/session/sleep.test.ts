// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './session.ts'
import { sessionOf } from './test-kit/session-kit.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('a page knows after the device slept that its token is at its end, and opens no stream as nobody', async () => {
  session.receive({ type: 'signed-in', session: sessionOf('ada'), remember: true })
  await vi.waitFor(() => expect(session.state.get().status).toBe('signed-in'))
  vi.advanceTimersByTime(minute)
  expect(session.isExpired()).toBe(false)
  // The clock that nobody can set stands still while the device sleeps.
  vi.setSystemTime(Date.now() + 480 * minute)
  expect(session.isExpired()).toBe(true)
})
