import { type RefObject, useLayoutEffect } from 'react'

/**
 * When one phase gives way to another its controls go: the page begins anew, the focus moves to the new heading, or to
 * the one thing to do. With the next frame, which lays the page out anyway; asked for at once, it would be laid out twice.
 */
export function usePhaseFocus(first: RefObject<HTMLElement | null>, phase: string): void {
  useLayoutEffect(() => {
    if (!phase) return undefined
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0)
      if (!document.querySelector('dialog[open]')) first.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [first, phase])
}
