import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Of rows that can be removed: where one goes with what was focused or pressed last, and nothing else has the focus, `take`
 * is told the place that takes it over; −1: no row is left. Rows that go by themselves take nobody's focus. Where a window
 * over the page has it when the row goes, that is so once the window has gone, which is to have the page drawn anew.
 */
export function useFocusAfterRemoval(ids: readonly (string | number)[], take: (at: number) => void) {
  const before = useRef(ids)
  const due = useRef<{ readonly at: number; readonly over: Element | null } | null>(null)
  const wasHeld = useLastHeld()
  const follow = useEffectEvent(() => {
    const now = new Set(ids)
    const gone = before.current.findIndex((id) => !now.has(id))
    before.current = ids
    if (gone >= 0) due.current = { at: gone, over: document.activeElement?.closest('dialog') ?? null }
    if (!due.current || due.current.over?.isConnected) return
    const { at } = due.current
    due.current = null
    if (wasHeld() && document.activeElement === document.body) take(Math.min(at, ids.length - 1))
  })
  useEffect(() => follow())
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
