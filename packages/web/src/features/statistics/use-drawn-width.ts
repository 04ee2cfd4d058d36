import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Of a phone: where the place has no width yet. */
const usualWidth = 358
const leastWidth = 240

/** How wide the place of the drawing is, px, from the first paint on; its letters keep their size. */
export function useDrawnWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth)
  // Before the first paint: a drawing's height follows its width, and what stands below it would move.
  useLayoutEffect(() => {
    const measured = box.current?.clientWidth ?? 0
    if (measured > 0) setWidth(Math.max(leastWidth, measured))
  }, [box])
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(leastWidth, Math.floor(entry.contentRect.width))),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
