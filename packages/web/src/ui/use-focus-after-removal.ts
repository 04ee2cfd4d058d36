import { useEffect, useEffectEvent, useRef } from 'react'

/** Of rows that can be removed: where one goes with the focus in it, `take` is told the place that takes it over; −1: no row is left. */
export function useFocusAfterRemoval(ids: readonly (string | number)[], take: (at: number) => void) {
  const before = useRef(ids)
  const follow = useEffectEvent((now: typeof ids) => {
    const gone = before.current.findIndex((id) => !now.includes(id))
    before.current = now
    if (gone >= 0 && document.activeElement === document.body) take(Math.min(gone, now.length - 1))
  })
  useEffect(() => follow(ids), [ids])
}
