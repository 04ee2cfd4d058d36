import { type RefObject, useEffect, useState } from 'react'

/** Of a phone: until the place is measured. */
const usualWidth = 358

/** How wide the place of the drawing is, px; its letters keep their size. */
export function useDrawnWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(240, Math.floor(entry.contentRect.width))),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
