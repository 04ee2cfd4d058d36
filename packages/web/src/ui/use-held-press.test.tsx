// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeldPress } from './use-held-press.ts'

const step = vi.fn()

function Button() {
  return (
    <button type="button" {...useHeldPress(step)}>
      plus
    </button>
  )
}

const holdFor = (ms: number) => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0 })
  act(() => vi.advanceTimersByTime(ms))
}

/** As a browser does after a press of the mouse or a finger (1), and after a key (0). */
const click = (detail: 0 | 1) => fireEvent.click(screen.getByRole('button'), { detail })

beforeEach(() => {
  vi.useFakeTimers()
  step.mockClear()
  render(<Button />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a press counts once; held, it repeats, and its end adds nothing', () => {
  holdFor(0)
  fireEvent.pointerUp(screen.getByRole('button'))
  click(1)
  expect(step).toHaveBeenCalledTimes(1)
  holdFor(450 + 2 * 90)
  fireEvent.pointerUp(screen.getByRole('button'))
  click(1)
  expect(step).toHaveBeenCalledTimes(4)
})

it('a key counts also after a held press that slid off the button', () => {
  holdFor(450)
  fireEvent.pointerLeave(screen.getByRole('button'))
  expect(step).toHaveBeenCalledTimes(1)
  click(0)
  expect(step).toHaveBeenCalledTimes(2)
})
