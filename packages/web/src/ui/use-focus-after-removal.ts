import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Of rows that can be removed: where one goes with what was focused or pressed last, and nothing else has the focus, `take`
 * is told the place that takes it over; −1: no row is left. Rows that go by themselves take nobody's focus.
 */
export function useFocusAfterRemoval(ids: readonly (string | number)[], take: (at: number) => void) {
  const before = useRef(ids)
  const wasHeld = useLastHeld()
  const follow = useEffectEvent((now: typeof ids) => {
    const gone = before.current.findIndex((id) => !now.includes(id))
    before.current = now
    if (gone >= 0 && wasHeld() && document.activeElement === document.body) take(Math.min(gone, now.length - 1))
  })
  useEffect(() => follow(ids), [ids])
}

/** Whether what was focused or pressed last is gone. Safari focuses no button that a finger or a mouse presses. */
function useLastHeld() {
  const held = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      held.current = target
    }
    document.addEventListener('focusin', note, true)
    document.addEventListener('click', note, true)
    return () => {
      document.removeEventListener('focusin', note, true)
      document.removeEventListener('click', note, true)
    }
  }, [])
  return () => held.current instanceof Node && !held.current.isConnected
}
