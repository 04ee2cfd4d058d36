// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { applyUpdate, update } from './service-worker.ts'

afterEach(() => vi.useRealTimers())

it('a newer version that is held up by a request of the page comes with a reload, which ends the request', () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  applyUpdate()
  expect(update.get()).toBe('comes')
  vi.advanceTimersByTime(4_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
