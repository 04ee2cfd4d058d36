import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** The next page is asked for before the end comes into sight. */
const ahead = { rootMargin: '800px' }

/** Calls `onNear` when the end of a list comes near, each time anew after it was null; the mark is to stand behind the list. */
export function useEndInSight(onNear: (() => void) | null): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => onNear?.())
  const isOpen = onNear !== null
  useEffect(() => {
    const end = mark.current
    if (!end || !isOpen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    }, ahead)
    observer.observe(end)
    return () => observer.disconnect()
  }, [isOpen])
  return mark
}
