import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenDrawnAndIdle } from '../../platform/idle/idle.ts'
import type { HomeSection } from './folded-sections.ts'

/** What is added whenever the end of a section comes near. */
const step = 4

/** Cards are drawn before they come into sight. */
const ahead = { rootMargin: '500px' }

/** How much of each section was drawn: whoever comes back to the screen finds it at the height where it was left. */
const drawn = new Map<HomeSection, number>()

/** What is shown of a list, and the mark to stand after it. */
interface Growing<T> {
  readonly shown: readonly T[]
  readonly end: RefObject<HTMLDivElement | null>
}

/**
 * The beginning of a section’s list, `first` at once, which grows as its end comes near: nobody waits for cards that they
 * do not see.
 */
export function useGrowing<T>(section: HomeSection, list: readonly T[], first: number): Growing<T> {
  const [count, setCount] = useState(drawn.get(section) ?? first)
  const end = useRef<HTMLDivElement>(null)
  const isWhole = count >= list.length
  useEffect(() => {
    const mark = end.current
    if (!mark || isWhole) return
    let callOff: (() => void) | undefined
    const grow = () => {
      drawn.set(section, count + step)
      startTransition(() => setCount(count + step))
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callOff ??= whenDrawnAndIdle(grow)
    }, ahead)
    observer.observe(mark)
    return () => {
      observer.disconnect()
      callOff?.()
    }
  }, [section, count, isWhole])
  return { shown: isWhole ? list : list.slice(0, count), end }
}
