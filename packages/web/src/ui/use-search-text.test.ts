// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearchText } from './use-search-text.ts'

/** A search box whose words become what is sought; the answer lists what was looked for. */
function box(sought = '') {
  const looked: string[] = []
  const shown = renderHook(({ words }) => useSearchText(words, (text) => looked.push(text)), {
    initialProps: { words: sought },
  })
  const type = (text: string) => act(() => shown.result.current.setText(text))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { ...shown, looked, type, wait }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the search box', () => {
  it('looks once for what was typed, half a second after the last key', () => {
    const { looked, type, wait } = box()
    type('s')
    wait(499)
    type('squat')
    wait(499)
    expect(looked).toEqual([])
    wait(1)
    expect(looked).toEqual(['squat'])
  })

  it('looks at once with Enter, and not again', () => {
    const { looked, type, wait, result, rerender } = box()
    type('dos')
    act(() => void result.current.lookNow())
    rerender({ words: 'dos' })
    wait(2_000)
    expect(looked).toEqual(['dos'])
  })

  it('keeps a space that is being typed, and does not look for it', () => {
    const { looked, type, wait, result } = box('dos')
    type('dos ')
    wait(2_000)
    expect(looked).toEqual([])
    expect(result.current.text).toBe('dos ')
  })

  it('shows the words that the way back brings, and looks for nothing', () => {
    const { looked, result, rerender, wait } = box('dos')
    rerender({ words: 'squat' })
    expect(result.current.text).toBe('squat')
    wait(2_000)
    expect(looked).toEqual([])
  })
})
