// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastAnswer } from './connection.ts'
import { useNetwork } from './use-network.ts'

beforeEach(() => lastAnswer.set('online'))

afterEach(() => {
  cleanup()
  lastAnswer.set('online')
  vi.restoreAllMocks()
})

it('where the browser knows that there is no network, nothing else counts', () => {
  const { result } = renderHook(useNetwork)
  expect(result.current).toBe('online')
  act(() => lastAnswer.set('silent'))
  expect(result.current).toBe('silent')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe('offline')
  act(() => lastAnswer.set('online'))
  expect(result.current).toBe('offline')
})
