// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeptPlace } from './use-kept-place.ts'

const page = vi.hoisted(() => ({
  /** Where the reader left it (px). */
  left: 600,
  /** How far it can be scrolled by now. */
  end: 0,
  /** Where it stands. */
  place: 0,
  entry: 'a',
}))

vi.mock('@tanstack/react-router', () => ({
  useLocation: () => page.entry,
  useElementScrollRestoration: () => ({ scrollY: page.left }),
}))

/** What waits for the page to grow. */
const waiting = new Set<() => void>()

/** The page becomes so high that it can be scrolled so far. */
const grow = (end: number) => {
  page.end = end
  for (const tell of [...waiting]) tell()
}

beforeEach(() => {
  Object.assign(page, { left: 600, end: 0, place: 0, entry: 'a' })
  document.body.innerHTML = '<main tabindex="-1"><a href="/a">A</a><dialog><button>B</button></dialog></main>'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe = () => waiting.add(this.tell)
      disconnect = () => waiting.delete(this.tell)
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    page.place = Math.min((to as ScrollToOptions).top ?? 0, page.end)
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.place)
})

afterEach(() => {
  cleanup()
  waiting.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  vi.useRealTimers()
})

const open = () => renderHook(useKeptPlace)

/** Where the page stands once the reader is elsewhere and it grows on. */
const placeAfterGrowing = () => {
  page.place = 0
  grow(900)
  return page.place
}

it('goes to where the page was left, as far as there is a page, and stays there once it is', () => {
  open()
  grow(200)
  expect(page.place).toBe(200)
  grow(900)
  expect(page.place).toBe(600)
  expect(placeAfterGrowing()).toBe(0)
})

it('holds on while what stands there is on its way', () => {
  const loading = document.createElement('div')
  loading.className = 'skeleton'
  document.querySelector('main')?.append(loading)
  open()
  grow(900)
  expect(placeAfterGrowing()).toBe(600)
  loading.remove()
  grow(900)
  expect(placeAfterGrowing()).toBe(0)
})

it('does nothing on a page that was left at its beginning', () => {
  page.left = 0
  open()
  expect(waiting.size).toBe(0)
})

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('lets go as soon as its reader moves: %s', (move) => {
  open()
  grow(200)
  window.dispatchEvent(new Event(move))
  expect(placeAfterGrowing()).toBe(0)
})

it('lets go as soon as the focus moves on, as a screen reader moves it without a key', () => {
  open()
  grow(200)
  document.querySelector('a')?.focus()
  expect(placeAfterGrowing()).toBe(0)
})

it.each(['main', 'dialog button'])('holds on where the page itself sets the focus: %s', (place) => {
  open()
  grow(200)
  document.querySelector<HTMLElement>(place)?.focus()
  expect(document.activeElement).toBe(document.querySelector(place))
  expect(placeAfterGrowing()).toBe(600)
})

it('takes the page as it is after some seconds, and when it is left', () => {
  vi.useFakeTimers()
  const { unmount } = open()
  vi.advanceTimersByTime(10_000)
  expect(placeAfterGrowing()).toBe(0)
  unmount()
  open().unmount()
  expect(waiting.size).toBe(0)
})

/** The reader comes back; the router takes it that the page was left at `left`. */
const comeBackTo = (left: number) => {
  Object.assign(page, { left, place: left })
  open()
  grow(900)
  return page.place
}

it('is where it was left, also where the reader came back before the page after it was there', () => {
  page.left = 0
  const { unmount } = open()
  page.place = 450
  unmount()
  expect(comeBackTo(0)).toBe(450)
})

describe('a page that is left before it is as high again', () => {
  /** The router knows how far it could be scrolled. */
  const comeBack = () => comeBackTo(200)

  const scroll = (to: number) => {
    page.place = to
    window.dispatchEvent(new Event('scroll'))
  }

  it.each([
    ['by the browser’s own button, or by a reload', () => undefined],
    ['by a tap on a link', () => void window.dispatchEvent(new Event('pointerdown'))],
  ])('is still to be brought to where it was: %s', (_, happen) => {
    const { unmount } = open()
    grow(200)
    happen()
    scroll(200)
    unmount()
    expect(comeBack()).toBe(600)
  })

  it.each([
    [
      'its reader moved on it',
      150,
      () => {
        window.dispatchEvent(new Event('wheel'))
        scroll(150)
      },
    ],
    ['it was there once', 600, () => grow(900)],
    ['it was not as high again for long', 200, () => void vi.advanceTimersByTime(10_000)],
  ])('is as it was left where %s', (_, place, happen) => {
    vi.useFakeTimers()
    const { unmount } = open()
    grow(200)
    happen()
    unmount()
    expect(comeBack()).toBe(place)
  })

  it('is as the router knows it where the browser keeps nothing', () => {
    const closed = () => {
      throw new Error('closed')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed })
    const { unmount } = open()
    grow(200)
    unmount()
    expect(comeBack()).toBe(200)
  })
})
