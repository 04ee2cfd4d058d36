// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNextFrame } from './use-next-frame.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('lets what may come later come in the frame after the first', async () => {
  const { result, rerender } = renderHook(useNextFrame)
  expect(result.current).toBe(false)
  await vi.advanceTimersByTimeAsync(50)
  rerender()
  expect(result.current).toBe(true)
})

it('leaves no work behind when its component goes just after its first frame', () => {
  const { unmount } = renderHook(useNextFrame)
  vi.advanceTimersToNextFrame()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
