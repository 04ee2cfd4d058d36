import { type RefObject, useEffect } from 'react'

/** Hides each line of a list while the bar of the big button covers a part of it: half a line only disturbs. */
export function useWholeLines(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const lines = list.current?.children
    if (!lines || count === 0) return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      const bar = document.querySelector('.workout-action')?.getBoundingClientRect().height ?? 0
      const above = { rootMargin: `0px 0px -${bar}px`, threshold: [0, 1] }
      observer = new IntersectionObserver((entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const edge = rootBounds?.bottom ?? Number.POSITIVE_INFINITY
          target.toggleAttribute('data-cut', boundingClientRect.bottom > edge + 0.5)
        }
      }, above)
      for (const line of lines) observer.observe(line)
    }
    watch()
    window.addEventListener('resize', watch)
    return () => {
      window.removeEventListener('resize', watch)
      observer?.disconnect()
    }
  }, [list, count])
}
