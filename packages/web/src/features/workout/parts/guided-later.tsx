import { type ReactNode, useDeferredValue } from 'react'
import { GuidedContext, useGuided } from '../guided.ts'

/** Drawn after the frame that shows the set to do now: what has its room already, or takes only what is left, moves nothing. */
export function Late({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}

/**
 * What stands in it follows the workout after the frame that shows what comes next: on a slow phone each part drawn anew
 * delays the answer to a tap. Only parts that are `memo`, with props that stay the same, are drawn later.
 */
export function GuidedLater({ children }: { children: ReactNode }) {
  const guided = useDeferredValue(useGuided())
  return <GuidedContext value={guided}>{children}</GuidedContext>
}
