import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { GuidedContext, useGuided } from '../guided.ts'

/** Drawn after the frame that shows the set to do now: what has its room already, or takes only what is left, moves nothing. */
export function Late({ children }: { children: ReactNode }) {
  return useLater(true, false) && children
}

/**
 * What stands in it follows the workout after the frame that shows what comes next: on a slow phone each part drawn anew
 * delays the answer to a tap. Only parts that are `memo`, with props that stay the same, are drawn later.
 */
export function GuidedLater({ children }: { children: ReactNode }) {
  const now = useGuided()
  return <GuidedContext value={useLater(now, now)}>{children}</GuidedContext>
}

/** The value once a frame without it is drawn, `before` until then. React's own deferred value does not wait for the frame. */
function useLater<T extends object | boolean>(value: T, before: T): T {
  const [shown, setShown] = useState(before)
  useEffect(() => whenDrawnAndIdle(() => startTransition(() => setShown(value))), [value])
  return shown
}
