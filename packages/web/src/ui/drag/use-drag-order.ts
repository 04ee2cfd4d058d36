import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** What is dragged, and the place it would take. */
interface Drag {
  readonly from: number
  readonly to: number
}

/** Near an edge of the screen (px) the page scrolls by a step. */
const edge = 96
const scrollStep = 16

/** The line where a dragged row will land. */
export const dropClass =
  'data-[drop=after]:[box-shadow:0_5px_0_var(--ink)] data-[drop=before]:[box-shadow:0_-5px_0_var(--ink)]'

/**
 * Reordering by pointer: put `list` on the element whose direct children with `data-item` are the rows, call `start` when
 * a row's grip is pressed, and ask `dropAt(index)` where the row will land. The order changes only when the row is let
 * go; Escape gives up the drag, and closes no dialog. `start` never changes.
 */
export function useDragOrder<E extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<E>(null)
  const latest = useRef(onMove)
  const held = useRef<{ readonly pointerId: number; readonly follower: AbortController } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  useEffect(() => {
    latest.current = onMove
  })
  const start = useCallback((from: number, event: ReactPointerEvent) => {
    const { button, pointerId } = event
    if (button !== 0 || (held.current && held.current.pointerId !== pointerId)) return
    // Its letting go may have been missed, outside the window.
    held.current?.follower.abort()
    let to = from
    const follower = new AbortController()
    held.current = { pointerId, follower }
    const end = (move: boolean) => {
      follower.abort()
      held.current = null
      setDrag(null)
      if (move && to !== from) latest.current(from, to)
    }
    const follow = ({ clientY }: PointerEvent) => {
      scrollNearEdge(list.current, clientY)
      to = placeAt(list.current, from, clientY)
      setDrag({ from, to })
    }
    const listen = { signal: follower.signal }
    const follows = (type: 'pointermove' | 'pointerup' | 'pointercancel', work: (pointer: PointerEvent) => void) =>
      window.addEventListener(type, (pointer) => pointer.pointerId === pointerId && work(pointer), listen)
    follows('pointermove', follow)
    follows('pointerup', () => end(true))
    follows('pointercancel', () => end(false))
    const giveUp = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      end(false)
    }
    window.addEventListener('keydown', giveUp, { ...listen, capture: true })
  }, [])
  const dropAt = (index: number): 'before' | 'after' | undefined => {
    if (!drag || drag.to !== index || drag.to === drag.from) return undefined
    return drag.to < drag.from ? 'before' : 'after'
  }
  return { list, start, dropAt }
}

/** The place among the rows that a height on the screen stands for: as many others as have their middle above it. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const rows = [...(list?.querySelectorAll(':scope > [data-item]') ?? [])]
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && top + height / 2 < y
  }).length
}

/** What scrolls is the window in which the list stands, else the page. */
function scrollNearEdge(list: HTMLElement | null, y: number): void {
  const scroller = list?.closest('dialog') ?? window
  if (y < edge) scroller.scrollBy(0, -scrollStep)
  else if (y > window.innerHeight - edge) scroller.scrollBy(0, scrollStep)
}
