import { type RefObject, useEffect, useState } from 'react'

/** What the keypad types into: boxes that ask for no keyboard of the phone. */
const typed = 'input[inputmode="none"]'

/** The box of a form that figures are typed into; it stays while the focus is on the keypad. */
export function useTypedBox(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    const inside = form.current
    if (!inside) return
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.matches(typed)) setBox(target)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      const to = relatedTarget instanceof Element ? relatedTarget : null
      if (!to?.closest('.keypad') && !to?.matches(typed)) setBox(null)
    }
    inside.addEventListener('focusin', enter)
    inside.addEventListener('focusout', leave)
    return () => {
      inside.removeEventListener('focusin', enter)
      inside.removeEventListener('focusout', leave)
    }
  }, [form])
  return box
}
