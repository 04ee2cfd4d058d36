import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Of a list of rows with a button each: the focus goes on to the next one where the row of the button that was pressed is
 * gone. `press` notes which one that is, by its place among the buttons; behind the last row `onEmpty` is told.
 */
export function useFocusOfRows<List extends HTMLElement = HTMLUListElement>(
  count: number,
  open = true,
  onEmpty: () => void = () => undefined,
) {
  const list = useRef<List>(null)
  const pressed = useRef(0)
  const follow = useEffectEvent((left: number) => {
    if (!open) return
    if (left === 0) onEmpty()
    else if (document.activeElement === document.body) {
      const buttons = list.current?.querySelectorAll('button')
      buttons?.[Math.min(pressed.current, buttons.length - 1)]?.focus()
    }
  })
  useEffect(() => follow(count), [count])
  const press = (at: number) => {
    pressed.current = at
  }
  return { list, press }
}
