import { useEffect, useRef, useState } from 'react'

/** A screen and a half of rows. */
const step = 30

/** How much of a long list is drawn: more whenever its end comes near, from the start again when `list` changes. */
export function useWindow<T>(list: readonly T[]) {
  const [drawn, setDrawn] = useState({ list, count: step })
  const end = useRef<HTMLDivElement>(null)
  const count = drawn.list === list ? drawn.count : step
  const hasMore = count < list.length
  useEffect(() => {
    const mark = end.current
    if (!mark || !hasMore) return
    const grow = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setDrawn({ list, count: count + step })
    }
    const observer = new IntersectionObserver(grow, { rootMargin: '600px' })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [list, count, hasMore])
  return { shown: list.slice(0, count), end }
}
