import { useCallback, useRef } from 'react'

/**
 * For a button that goes once it has done its work: `leaving` is its `ref`. Where it has the focus when it goes, the region
 * around it takes that over, so that a keyboard goes on from there and not from the beginning of the page.
 */
export function useKeptFocus() {
  const region = useRef<HTMLDivElement>(null)
  const leaving = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return
    return () => {
      if (document.activeElement === button) region.current?.focus({ preventScroll: true })
    }
  }, [])
  return { region, leaving }
}
