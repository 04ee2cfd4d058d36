import { useRef } from 'react'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

/**
 * For the place around rows that can be removed: where one goes with the focus, the button that stands at its place then has
 * it, else the place itself. `ids` are those of the buttons of the place that `buttons` finds, in the order of these.
 */
export function useRowFocus(ids: readonly string[], buttons = 'button') {
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(ids, (at) => {
    const next = place.current?.querySelectorAll<HTMLElement>(buttons)[at] ?? place.current
    next?.focus()
  })
  return { ref: place, tabIndex: -1, className: 'outline-none' }
}
