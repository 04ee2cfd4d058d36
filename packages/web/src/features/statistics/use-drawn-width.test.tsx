// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDrawnWidth } from './use-drawn-width.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.style.fontSize = ''
})

function Drawing() {
  const box = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(box)
  return <div ref={box}>{width}</div>
}

it('is that of its place from the first paint on, before any observer has told it', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(712)
  expect(render(<Drawing />).container.textContent).toBe('712')
})

it('is that of a phone where the place has none yet', () => {
  expect(render(<Drawing />).container.textContent).toBe('358')
})

it('is half as much where letters are twice as large: the drawing is then twice as large in all', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(712)
  document.documentElement.style.fontSize = '32px'
  expect(render(<Drawing />).container.textContent).toBe('356')
})
