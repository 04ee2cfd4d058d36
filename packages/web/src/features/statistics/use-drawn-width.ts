import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Of a phone: where the place has no width yet. */
const usualWidth = 358
const leastWidth = 160

/** How large the letters of the page are, in those that browsers come with. */
const letterSize = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16

const drawn = (px: number): number => Math.max(leastWidth, Math.floor(px / letterSize()))

/**
 * How wide the place of the drawing is, from the first paint on, in sixteenths of a rem: px where nobody chose larger letters,
 * fewer where somebody did, so that a drawing of that many rem grows with them.
 */
export function useDrawnWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth)
  // Before the first paint: a drawing's height follows its width, and what stands below it would move.
  useLayoutEffect(() => {
    const measured = box.current?.clientWidth ?? 0
    if (measured > 0) setWidth(drawn(measured))
  }, [box])
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(drawn(entry.contentRect.width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
