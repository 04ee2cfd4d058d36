import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const firstRepeat = 450
const nextRepeat = 90

/**
 * Handlers for a button that acts at once on a click, Enter or Space, and repeats while a finger or the mouse holds it:
 * first after 450 ms, then every 90 ms.
 */
export function useHeldPress(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const release = () => clearTimeout(timer.current)
  const repeat = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, nextRepeat)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      repeated.current = false
      timer.current = setTimeout(repeat, firstRepeat)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      release()
      // A press that slid off the button ends without a click: the next one may be of a key, which tells 0.
      if (detail === 0 || !repeated.current) latest.current()
      repeated.current = false
    },
  }
}
