import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The next page is asked for before the end comes into sight. */
const ahead = { rootMargin: '800px' }

/** Calls `onNear` whenever the end of a list comes near; `mark` is to stand after it. `count` says that it has grown. */
export function useEndInSight(count: number, onNear: (() => void) | null): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onNear?.())
  const isOpen = onNear !== null
  useEffect(() => {
    const end = mark.current
    if (!end || !isOpen || count === 0) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    }, ahead)
    observer.observe(end)
    return () => observer.disconnect()
  }, [count, isOpen])
  return mark
}
