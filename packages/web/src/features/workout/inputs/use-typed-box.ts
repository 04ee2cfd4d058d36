import { type RefObject, useEffect, useState } from 'react'

/** What the keypad types into: boxes that ask for no keyboard of the phone. */
const typed = 'input[inputmode="none"]'

/**
 * The box of a form that figures are typed into; it stays while the focus is on the keypad, and until a press elsewhere
 * is over: what is pressed must not move away under the finger as the keypad goes.
 */
export function useTypedBox(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  useEffect(() => (form.current ? watchBoxes(form.current, setBox) : undefined), [form])
  return box
}

/** Tells which box of the form has the focus, until the answer is called. */
function watchBoxes(form: HTMLFormElement, tell: (box: HTMLInputElement | null) => void): () => void {
  const watched = new AbortController()
  const { signal } = watched
  let pressed = false
  let leaving: ReturnType<typeof setTimeout> | undefined
  let left = false
  const leave = () => {
    left = false
    leaving = setTimeout(() => tell(null))
  }
  const press = (isDown: boolean) => () => {
    pressed = isDown
    if (left && !isDown) leave()
  }
  form.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement && target.matches(typed))) return
      clearTimeout(leaving)
      left = false
      tell(target)
    },
    { signal },
  )
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const to = relatedTarget instanceof Element ? relatedTarget : null
      if (to?.closest('.keypad') || to?.matches(typed)) return
      if (pressed) left = true
      else leave()
    },
    { signal },
  )
  document.addEventListener('pointerdown', press(true), { signal, capture: true })
  document.addEventListener('pointerup', press(false), { signal, capture: true })
  document.addEventListener('pointercancel', press(false), { signal, capture: true })
  return () => {
    clearTimeout(leaving)
    watched.abort()
  }
}
