import { useEffect, useRef, useState } from 'react'

/** What is seen above a phone's keyboard, drawn at once; then more for each time that the end comes near. */
const first = 6
const step = 12

/** Rows are drawn before they come into sight (px), also within the dialog, which scrolls by itself. */
const ahead = { rootMargin: '600px', scrollMargin: '600px' }

/**
 * How much of a long list is drawn: more whenever its end comes near, from the start again when something else is `sought`.
 * A list that changes under one's eyes, as by a deletion, stays as long as it is.
 */
export function useWindow<T>(list: readonly T[], sought: unknown) {
  const [drawn, setDrawn] = useState({ sought, count: first })
  const end = useRef<HTMLDivElement>(null)
  const count = drawn.sought === sought ? drawn.count : first
  const hasMore = count < list.length
  useEffect(() => {
    const mark = end.current
    if (!mark || !hasMore) return
    const grow = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setDrawn({ sought, count: count + step })
    }
    const observer = new IntersectionObserver(grow, ahead)
    observer.observe(mark)
    return () => observer.disconnect()
  }, [sought, count, hasMore])
  return { shown: list.slice(0, count), end }
}
