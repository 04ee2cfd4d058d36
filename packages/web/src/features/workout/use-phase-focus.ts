import { type RefObject, useEffect } from 'react'

/** When one phase gives way to another its controls go: the focus moves to the heading of the new one. */
export function usePhaseFocus(heading: RefObject<HTMLElement | null>, phase: string): void {
  useEffect(() => {
    if (phase && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [heading, phase])
}
