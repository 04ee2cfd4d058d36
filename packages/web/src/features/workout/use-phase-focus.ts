import { type RefObject, useLayoutEffect } from 'react'

/** When one phase gives way to another its controls go: the page begins anew, the focus moves to the new heading. */
export function usePhaseFocus(heading: RefObject<HTMLElement | null>, phase: string): void {
  useLayoutEffect(() => {
    if (!phase) return
    window.scrollTo(0, 0)
    if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [heading, phase])
}
