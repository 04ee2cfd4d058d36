import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Of a list of rows with a button each: the focus goes on to the next one where the row of the button that was pressed is
 * gone, or to the list where no other row has one. `press` notes which one that is, by its place among the buttons; behind
 * the last row `onEmpty` is told.
 */
export function useFocusOfRows<List extends HTMLElement = HTMLUListElement>(
  count: number,
  open = true,
  onEmpty: () => void = () => undefined,
) {
  const list = useRef<List>(null)
  const pressed = useRef<number | null>(null)
  const follow = useEffectEvent((left: number) => {
    if (!open) return
    const at = pressed.current
    pressed.current = null
    if (left === 0) onEmpty()
    // Rows that come and go by themselves take nobody's focus.
    else if (at !== null && document.activeElement === document.body) {
      const buttons = list.current?.querySelectorAll('button')
      const next = buttons?.[Math.min(at, buttons.length - 1)]
      ;(next ?? list.current)?.focus()
    }
  })
  useEffect(() => follow(count), [count])
  const press = (at: number) => {
    pressed.current = at
  }
  return { list, press }
}
